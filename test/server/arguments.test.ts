import { describe, expect, test } from 'vitest';
import { argumentsFrom } from '../../src/server/arguments.ts';
import { WrongSetting } from '../../src/server/unusable.ts';

describe('the arguments of the server', () => {
  test('are read', () => {
    expect(argumentsFrom(['--port', '8080', '--host'])).toEqual({ port: '8080', host: true });
  });

  test.each([
    [['--prot', '8080'], /'--prot'/],
    [['--port'], /'--port/],
    [['8080'], /'8080'/],
  ])('%j is refused with its name', (args, told) => {
    expect(() => argumentsFrom(args)).toThrow(WrongSetting);
    expect(() => argumentsFrom(args)).toThrow(told);
  });
});
