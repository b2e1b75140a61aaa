import { scoreProfile } from '@vpn-site/core/scoring/score-profile.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { historyReport } from './history-report.ts';

const { facts, methodology, retiredMethodologies } = fixtureCatalog();
const [retired] = retiredMethodologies;

test('every list stands beside what it was, and beside what others say', () => {
  if (!retired) throw new Error('The fixture has no retired methodology.');
  const [first = 'alder', second = 'birch'] = facts.providers.map(({ id }) => id);
  const report = historyReport({
    methodology,
    retired,
    resultOf: (profile) => scoreProfile(facts.providers, methodology, profile, fixtureDay),
    experts: [{ id: 'x', name: 'X', source: 'https://x.example', asOf: '2025', order: [first, second] }],
    asOf: fixtureDay,
  }).split('\n');
  for (const { id } of methodology.profiles) expect(report).toContain(`## ${id}`);
  expect(report).toContainEqual(
    expect.stringMatching(/^\| alder \| \d+ \(\d\.\d\d\) \| .+ \| [\d–]+ \(\d\.\d\d\) \|$/),
  );
  expect(report).toContainEqual(
    expect.stringMatching(
      new RegExp(`^\\| ${methodology.version}, overall \\| -?\\d\\.\\d\\d \\(n = 2\\) \\|$`),
    ),
  );
});
