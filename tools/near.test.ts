import { expect, test } from 'vitest';
import { clausesNear, testsNear } from './near-files.ts';

const sources = [
  {
    path: 'src/rules/x/table.ts',
    text: "const ROWS = [{ rule: 'x.tac.2' }, { rule: 'x.tac.1' }, { rule: 'x.tac.2' }];",
  },
  { path: 'src/shared/fold.ts', text: 'export const fold = 1;' },
  {
    path: 'src/rules/x/book.ts',
    text: "import { fold } from '../../shared/fold.ts';\nconst BOOK = { add: 'x.res.1' };",
  },
];

test('the clauses near a table are those that it names, each once', () => {
  expect(clausesNear(['src/rules/x/table.ts'], sources)).toEqual(['x.tac.1', 'x.tac.2']);
});

test('the clauses near shared procedure are those of the files that hand them over', () => {
  expect(clausesNear(['src/shared/fold.ts'], sources)).toEqual(['x.res.1']);
});

test('the tests near a file stand beside it or in its folder', () => {
  const paths = [
    'src/a/b.test.ts',
    'src/a/c.test.ts',
    'src/a/d.slow.test.ts',
    'src/a/deep/e.test.ts',
    'src/f.test.ts',
  ];
  expect(testsNear(['src/a/b.ts'], paths)).toEqual(['src/a/b.test.ts', 'src/a/c.test.ts']);
});
