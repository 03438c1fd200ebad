import { expect, test } from 'vitest';
import { goldenText } from './golden-text.ts';

test('the tables and the sequence of play stand as they were agreed', async () => {
  await expect(`${goldenText()}\n`).toMatchFileSnapshot('../content/reports/bnb-rules.txt');
});
