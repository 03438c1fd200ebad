import { z } from 'zod';
import { scenarioFileSchema } from './schema.ts';

/** The JSON Schema of scenario files, as text. */
export const jsonSchemaText = (): string =>
  `${JSON.stringify({ title: 'Acies scenario file', ...z.toJSONSchema(scenarioFileSchema) }, null, 2)}\n`;
