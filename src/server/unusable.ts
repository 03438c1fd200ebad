/** The server cannot start, or a command cannot be carried out; the message says why, and what to do. */
export class Unusable extends Error {}

/** A setting, an argument or an address is wrong: trying again will not help. */
export class WrongSetting extends Unusable {}
