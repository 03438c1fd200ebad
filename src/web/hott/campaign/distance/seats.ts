/** The seats of this browser in campaigns at a distance. Who has the secret of a seat has the seat. */
import { signal } from '@preact/signals';
import { askToStay } from '../../../state/keeping/staying.ts';
import { remember, remembered } from '../../../state/settings/remembering.ts';

export interface CampaignSeat {
  readonly campaign: string;
  readonly secret: string;
  readonly title: string;
  /** The secrets of the nations for which this browser made the campaign, until their players take them over. */
  readonly links: readonly (readonly [nation: string, secret: string])[];
}

const KEY = 'acies.campaign-seats';
const ID = /^[0-9a-f]{24}$/;
const SECRET = /^[\w-]{43,128}$/;

const isSecret = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);

/** The seats in what was remembered; other parts are left out. */
function read(): readonly CampaignSeat[] {
  const list: unknown = remembered(KEY).seats;
  return (Array.isArray(list) ? list : []).flatMap((each): readonly CampaignSeat[] => {
    const { campaign, secret, title, links } = (each ?? {}) as Partial<CampaignSeat>;
    if (typeof campaign !== 'string' || !ID.test(campaign) || !isSecret(secret)) return [];
    const known = (Array.isArray(links) ? links : []).filter(
      (link): link is [string, string] => typeof link?.[0] === 'string' && isSecret(link?.[1]),
    );
    return [{ campaign, secret, title: typeof title === 'string' ? title.slice(0, 100) : '', links: known }];
  });
}

export const campaignSeats = signal<readonly CampaignSeat[]>(read());

// Another window may have taken a seat meanwhile.
addEventListener('storage', ({ key }) => {
  if (key === KEY) campaignSeats.value = read();
});

function keep(next: readonly CampaignSeat[]): void {
  campaignSeats.value = next;
  remember(KEY, { seats: next });
}

export const campaignSeat = (campaign: string): CampaignSeat | undefined =>
  campaignSeats.value.find((each) => each.campaign === campaign);

/** Keeps a seat, or changes what is kept of it. */
export function keepCampaignSeat(
  seat: Pick<CampaignSeat, 'campaign' | 'secret'> & Partial<CampaignSeat>,
): void {
  const all = read();
  const before = all.find(({ campaign }) => campaign === seat.campaign);
  const others = all.filter(({ campaign }) => campaign !== seat.campaign);
  keep([{ title: '', links: [], ...before, ...seat }, ...others]);
  askToStay();
}

export const forgetCampaignSeat = (campaign: string): void =>
  keep(read().filter((each) => each.campaign !== campaign));

/** The name of a campaign at a distance in an address; the link to a seat has its secret, too. */
export const atDistanceId = (campaign: string, secret?: string): string =>
  ['at', campaign, ...(secret === undefined ? [] : [secret])].join('.');

/** What such a name says; null where it is none. */
export function atDistanceIn(
  id: string,
): { readonly campaign: string; readonly secret: string | null } | null {
  const [at, campaign = '', secret = null] = id.split('.');
  const fits = at === 'at' && ID.test(campaign) && (secret === null || SECRET.test(secret));
  return fits ? { campaign, secret } : null;
}
