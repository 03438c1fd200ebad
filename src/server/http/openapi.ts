import { RATES } from './limits.ts';
import { MOST_BYTES } from './reading.ts';
import type { JsonSchema, Route } from './route.ts';

const ABOUT = `Battles at a distance. Your secret is your seat: make one of 43 to 128 letters, digits, - or _, and send it
as “Authorization: Bearer SECRET”. A request without a secret comes from a spectator. A bot joins a battle
({"do":"join"}), says that it is ready ({"do":"prepare"}), reads its stream, asks for its options, and answers with
commands ({"do":"play"}).

One address may send ${RATES.address.perSecond} requests a second, one seat ${RATES.seat.perSecond}.
If the status is 429, Retry-After says how long to wait. A request has at most ${MOST_BYTES} bytes.
Every refusal has “reasons”. A reason has the clause of the rule, a key with figures, and a sentence: in French if
Accept-Language prefers French, else in English.`;

const JSON_TYPE = 'application/json';

function operationOf(
  { path, summary, secret, body, types = [JSON_TYPE], answers = {} }: Route,
  refused: JsonSchema,
) {
  const content = Object.fromEntries(types.map((type) => [type, { schema: answers }]));
  const named = path.includes(':game')
    ? [{ name: 'game', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{24}$' } }]
    : [];
  return {
    summary,
    parameters: named,
    ...(secret === 'none' ? {} : { security: [{ seat: [] }, ...(secret === 'may' ? [{}] : [])] }),
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    responses: {
      '2XX': { description: 'The request was carried out.', content },
      '4XX': { description: 'The request was refused.', content: { [JSON_TYPE]: { schema: refused } } },
    },
  };
}

/** The OpenAPI description, made from the table of addresses and the forms that read requests. */
export function openApi(routes: readonly Route[], refused: JsonSchema) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(':game', '{game}')}`;
    paths[path] = { ...paths[path], [route.method]: operationOf(route, refused) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Acies', version: '1', description: ABOUT },
    components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
