/** The subjects that wait for a later version; a clause's `deferred` names one of them. */
export const HOTT_DEFERRED = {
  campaign: 'campaigns',
} as const satisfies Readonly<Record<string, string>>;
