/** Messages and names of the pages of campaigns. */
import { provinceName } from '../../../book/hott/campaign-map.ts';
import { type Elements, typesIn } from '../../../rules/hott/campaign/elements.ts';
import { telling } from '../../state/telling/telling.ts';
import { elementName, t } from '../words.ts';

export { t };

/** How the page is told: in the language of the screen, in the words of the ruleset. */
export const campaignTelling = () => ({ ...telling.value, rules: 'hott' });

export const province = (id: string): string => provinceName(id, campaignTelling());

/** Elements by type, as players write them: `3 Blades, 1 Hero`. */
export const elementsTold = (elements: Elements): string =>
  typesIn(elements)
    .map((type) => `${elements[type] ?? 0} ${elementName(type)}`)
    .join(', ') || t('campaign.none');
