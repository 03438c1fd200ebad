import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Deployment: refusals. */
export const setup: Catalogue = {
  'debellis.setup.baggage-first': 'Only baggage is deployed now, not {base}.',
  'debellis.setup.baggage-stands': 'The baggage {base} stays where it was deployed.',
  'debellis.setup.baggage-going': 'The baggage {base} must stand in good going.',
  'debellis.setup.baggage-in-town': 'The baggage {base} can move, so it may not stand in a built-up area.',
  'debellis.setup.baggage-group':
    'The group of the baggage {base} must have its whole rear on its own table edge, or touch a waterway, a beach or a river.',
  'debellis.setup.other-command': '{base} is not of the command {command}, which deploys now.',
  'debellis.setup.deploy-off-table': '{base} would not be wholly on the table.',
  'debellis.setup.deploy-too-far': `{base} would reach ${far('distance')} from its own edge; at most ${far('most')} are allowed.`,
  'debellis.setup.deploy-aside': `{base} would stand ${far('distance')} from a short edge; it must be more than ${far('least')}.`,
  'debellis.setup.deploy-on': '{base} cannot be deployed in {other}.',
  'debellis.setup.still-to-deploy':
    '{count, plural, one {# base is} other {# bases are}} not yet on the table: {bases}.',
  'debellis.setup.no-rear-half':
    '{base} is the front half of a double base: put the element that shares its base lined up behind it.',
  'debellis.setup.option-command': 'Deploy the command {command}',
};
