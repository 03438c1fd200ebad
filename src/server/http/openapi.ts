import { RATES } from './limits.ts';
import { MOST_BYTES } from './reading.ts';
import type { Route } from './route.ts';

const ABOUT = `Battles at a distance. A seat is a secret of your own, 43 to 128 letters, digits, - or _, sent as
“Authorization: Bearer SECRET”; whoever sends none is a spectator. A bot joins a battle ({"do":"join"}), says that it is
ready ({"do":"prepare"}), reads its stream, asks for its options, and answers with commands ({"do":"play"}).

One address may ask ${RATES.address.perSecond} times a second, one seat ${RATES.seat.perSecond} times; 429 says in Retry-After how long to wait. No
request is larger than ${MOST_BYTES} bytes. Every refusal holds “reasons”: each with the clause of the rule, a key with
figures, and a sentence in English, or in French for whoever accepts it first.`;

const JSON_TYPE = 'application/json';

const refusalSchema = {
  type: 'object',
  properties: {
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          rule: { type: 'string' },
          key: { type: 'string' },
          figures: { type: 'object' },
          text: { type: 'string' },
        },
      },
    },
  },
};

function operationOf({ path, summary, secret, body, answers = [JSON_TYPE] }: Route) {
  const content = Object.fromEntries(answers.map((type) => [type, { schema: {} }]));
  const named = path.includes(':battle')
    ? [{ name: 'battle', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{24}$' } }]
    : [];
  return {
    summary,
    parameters: named,
    ...(secret === 'none' ? {} : { security: [{ seat: [] }, ...(secret === 'may' ? [{}] : [])] }),
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    responses: {
      '2XX': { description: 'It was done.', content },
      '4XX': { description: 'It was not done.', content: { [JSON_TYPE]: { schema: refusalSchema } } },
    },
  };
}

/** The OpenAPI description, made from the table of addresses and the forms that read requests. */
export function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(':battle', '{battle}')}`;
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Acies', version: '1', description: ABOUT },
    components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
