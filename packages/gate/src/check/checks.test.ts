import { expect, test } from 'vitest';
import { type CheckResult, formatResult, runChecks } from './checks.ts';

const script = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code] });

test('checks run side by side, and each is told as soon as it ended', async () => {
  const text: string[] = [];
  const results = await runChecks(
    [
      script('slow', 'setTimeout(() => console.log("at last"), 600)'),
      script('quick', 'console.error("wrong"); process.exitCode = 1'),
      { name: 'missing', command: ['a-program-that-does-not-exist'] },
    ],
    ({ name }) => text.push(name),
  );
  expect(text.at(-1)).toBe('slow');
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['slow', true],
    ['quick', false],
    ['missing', false],
  ]);
  expect(results.map(({ output }) => output)).toEqual([
    'at last\n',
    'wrong\n',
    expect.stringContaining('ENOENT'),
  ]);
});

test('only a check that failed shows what it printed', () => {
  const result: CheckResult = { name: 'types', passed: true, seconds: 7.04, output: 'words\n' };
  expect(formatResult(result)).toBe('✓ types (7.0 s)');
  expect(formatResult({ ...result, passed: false })).toBe('✗ types (7.0 s)\nwords\n');
  expect(formatResult({ ...result, passed: false, fix: 'npx x' })).toBe(
    '✗ types (7.0 s)\nwords\n→ npx x fixes what it can.\n',
  );
});
