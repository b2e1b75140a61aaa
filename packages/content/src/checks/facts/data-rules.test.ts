import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { readWrittenFiles } from '#written-files.ts';
import { runAllChecks } from '../all-checks.ts';

/** Runs all rules over the fixture site in which one passage of alder's file is replaced. */
function problemsAfter(passage: RegExp, instead: string) {
  const root = copyOfFixture();
  try {
    const file = join(root, 'facts/providers/alder.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(passage);
    writeFileSync(file, text.replace(passage, instead));
    return runAllChecks(readWrittenFiles(root), fixtureDay).filter(
      ({ severity = 'error' }) => severity === 'error',
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.each([
  [
    'an audit that is newer than the report that proves it',
    /date: 2019-06(?=\n)/,
    'date: 2025-05',
    /^"facts\.audits\.value\.0" is dated 2025-05, but its newest source is dated 2019-/,
  ],
  [
    'a price that was observed after its source came out',
    /observed: 2025-05-20/,
    'observed: 2025-06-01',
    /^"facts\.prices\.value\.0" is dated 2025-06-01, but its newest source is dated 2025-05-20/,
  ],
  [
    'a list that is older than its newest item',
    /(?<=\n {2}audits:\n(?:.*\n)*? {4}basis: \S+\n {4}asOf: )\S+/,
    '"2019"',
    /^"facts\.audits" is dated 2019, but its newest item is dated /,
  ],
  [
    'a plan that costs something else than the last point of its history',
    /(?<=\n {2}prices:\n(?:.*\n)*?.*charged: )[\d.]+/,
    '3.21',
    /^"charged" is 3\.21, but the last point in facts\/price-history\/alder\.yaml says /,
  ],
  [
    'a source that was read before it was published',
    /(?<=\n {2}jurisdiction:\n(?:.*\n)*? {4}checked: )\S+/,
    '2024-10-31',
    /^"facts\.jurisdiction" was checked on 2024-10-31, but its source "register" is dated 2024-11/,
  ],
])('%s is refused', (_, passage, instead, message) => {
  expect(problemsAfter(passage, instead).map((problem) => problem.message)).toContainEqual(
    expect.stringMatching(message),
  );
});
