import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(tool: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, stderr };
}

test.each(['stale', 'scores', 'facts'])('%s ends with one sentence when the day is not one', (tool) => {
  expect(run(tool, ['--as-of', '2027-3-1'])).toEqual({
    status: 1,
    stderr: '--as-of is "2027-3-1": write a day as YYYY-MM-DD.\n',
  });
});

test.each(['stale', 'scores', 'facts', 'check'])(
  '%s ends with one sentence when AS_OF is not a day',
  (tool) => {
    expect(run(tool, [], { AS_OF: '2026-02-30' })).toEqual({
      status: 1,
      stderr: 'AS_OF is "2026-02-30": write a day as YYYY-MM-DD.\n',
    });
  },
);

test.each([
  ['stale', '--format, --as-of'],
  ['facts', '--as-of'],
  ['scores', '--profile, --against, --as-of'],
])('%s ends with one sentence on an unknown option', (tool, known) => {
  expect(run(tool, ['--asof', '2027-03-01'])).toEqual({
    status: 1,
    stderr: `Unknown option '--asof'; the options are: ${known}.\n`,
  });
  expect(run(tool, ['2027-03-01'])).toEqual({
    status: 1,
    stderr: `Unexpected argument '2027-03-01'; the options are: ${known}.\n`,
  });
});

test('an unknown profile is answered with the known ones', () => {
  expect(run('scores', ['--profile', 'gaming'])).toEqual({
    status: 1,
    stderr:
      'There is no profile "gaming"; there are: overall, streaming, torrenting, free, privacy, travel.\n',
  });
});

test('a real day is accepted', () => {
  expect(run('stale', ['--as-of', '2027-03-01'])).toEqual({ status: 0, stderr: '' });
});
