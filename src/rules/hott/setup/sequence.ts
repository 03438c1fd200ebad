/** The names of the steps of the setup, for whoever must know where a battle is. */
export const setupPhases: readonly string[] = ['aggression', 'battlefield', 'deployment'];
