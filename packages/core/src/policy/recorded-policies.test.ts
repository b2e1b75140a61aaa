import { recordedPolicy } from '@vpn-site/fixture/upkeep/policies/recorded-policy.ts';
import { expect, test } from 'vitest';
import { policyChanges } from './policy-changes.ts';
import { policyFetches } from './policy-fetches.ts';

/** The first day that showed each true change; all were found by reading the versions. */
const privacyPolicy = [
  ...['2022-02-03', '2022-06-13', '2022-07-04', '2022-09-28', '2023-05-25', '2023-06-19', '2023-11-09'],
  ...['2023-11-14', '2023-11-28', '2024-05-20', '2024-11-18', '2025-01-23', '2025-03-19', '2025-04-01'],
  ...['2025-04-22', '2025-12-11', '2026-01-12', '2026-02-16', '2026-05-26', '2026-08-10'],
];
const terms = [
  ...['2022-06-13', '2022-07-04', '2022-09-28', '2022-10-25', '2022-12-20', '2023-06-19', '2023-11-28'],
  ...['2024-05-28', '2024-06-25', '2025-12-18', '2026-02-16', '2026-08-10'],
];

test.each([
  ['Privacy Policy', privacyPolicy, { versions: 203, failed: 61 }],
  ['Terms of Service', terms, { versions: 181, failed: 46 }],
] as const)('%s: each true change is found once, and nothing else', (document, judged, counted) => {
  const { versions, lastLook } = recordedPolicy(document);
  const fetches = policyFetches(versions, lastLook);
  const failed = fetches.filter(({ text }) => text === undefined).length / 2;
  expect({ versions: versions.length, failed }).toEqual(counted);
  expect(policyChanges(fetches).map(({ since }) => since.slice(0, 10))).toEqual(judged);
});

test('replayed as it grew, what was found stays found, and as it was', () => {
  const { versions } = recordedPolicy('Privacy Policy');
  const known = new Map<string, string>();
  // The year with the most failures and alternating wordings; a step of seven hits both.
  for (let count = 125; count < versions.length; count += 7) {
    const until = versions[count]?.at ?? '';
    for (const change of policyChanges(policyFetches(versions.slice(0, count), until))) {
      const found = JSON.stringify(change);
      expect(known.get(change.since) ?? found).toBe(found);
      known.set(change.since, found);
    }
  }
  expect([...known.keys()].map((since) => since.slice(0, 10)).toSorted()).toEqual(privacyPolicy.slice(0, -1));
});
