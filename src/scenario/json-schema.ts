import { z } from 'zod';
import { campaignSchema } from './campaign/file.ts';
import { scenarioFileSchema } from './schema.ts';

/** The JSON Schema of scenario files, as text. */
export const jsonSchemaText = (): string =>
  `${JSON.stringify({ title: 'Acies scenario file', ...z.toJSONSchema(scenarioFileSchema) }, null, 2)}\n`;

/** The JSON Schema of campaign files, as text. */
export const campaignSchemaText = (): string =>
  `${JSON.stringify({ title: 'Acies campaign file', ...z.toJSONSchema(campaignSchema) }, null, 2)}\n`;
