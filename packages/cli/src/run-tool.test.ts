import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { oneOf, readArguments, readOptions, runTool, UsageError } from './run-tool.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('the arguments of a tool', () => {
  test('a day is read, and what is none is told with what to write', () => {
    expect(readArguments({}, ['--as-of', '2027-03-01'])).toEqual({ asOf: '2027-03-01' });
    expect(() => readArguments({}, ['--as-of', '2027-3-1'])).toThrow(
      '--as-of is "2027-3-1": write a day as YYYY-MM-DD.',
    );
  });

  test('without a day it is that of AS_OF, which is held to the same', () => {
    vi.stubEnv('AS_OF', '2026-02-28');
    expect(readArguments({}, []).asOf).toBe('2026-02-28');
    vi.stubEnv('AS_OF', '2026-02-30');
    expect(() => readArguments({}, [])).toThrow('AS_OF is "2026-02-30": write a day as YYYY-MM-DD.');
  });

  test('options of its own have the value that was written, or their default', () => {
    const args = ['--as-of', '2027-03-01', '--profile', 'free'];
    expect(readArguments({ profile: 'overall', against: '' }, args)).toEqual({
      profile: 'free',
      against: '',
      asOf: '2027-03-01',
    });
  });

  test.each([
    [['--asof', '2027-03-01'], "Unknown option '--asof'; the options are: --profile, --as-of."],
    [['2027-03-01'], "Unexpected argument '2027-03-01'; the options are: --profile, --as-of."],
  ])('%j is answered with the options that there are', (args, message) => {
    expect(() => readArguments({ profile: '' }, args)).toThrow(new UsageError(message));
  });

  test('a tool without options says that there are none', () => {
    expect(() => readOptions({}, ['--x'])).toThrow("Unknown option '--x'; the options are: none.");
  });
});

describe('running a tool', () => {
  test.each([new UsageError('Write less.'), new ProblemsError([])])(
    'a mistake of whoever started it ends it with its sentence: %s',
    async (mistake) => {
      const text = vi.spyOn(console, 'error').mockReturnValue();
      await runTool(() => {
        throw mistake;
      });
      expect(text.mock.calls).toEqual([[mistake.message]]);
      expect(process.exitCode).toBe(1);
    },
  );

  test('a mistake of ours keeps its trace', async () => {
    const bug = new TypeError('x is undefined');
    await expect(runTool(() => Promise.reject(bug))).rejects.toBe(bug);
  });

  test('an unknown profile is answered with the known ones, without a stack trace', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('packages/upkeep/commands/scores.ts'), '--profile', 'gaming'],
      { cwd: fixtureRoot, encoding: 'utf8', env: { ...process.env, AS_OF: '2025-06-15' } },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'There is no profile "gaming". The profiles are: overall, streaming, torrenting, free, privacy, travel.\n',
    });
  });
});

test('an option that chooses says what there is', () => {
  expect(oneOf('format', 'text', ['text', 'json'])).toBe('text');
  expect(() => oneOf('format', 'xml', ['text', 'json'])).toThrow('--format is "xml": write text or json.');
});
