import { recordedPolicy } from '@vpn-site/fixture/upkeep/policies/recorded-policy.ts';
import { expect, test } from 'vitest';
import { policyChanges } from './policy-changes.ts';
import { policyFetches } from './policy-fetches.ts';

/** All true changes, found by reading the versions, with the first day that showed each. */
const privacyPolicy = {
  '2022-02-03': 'how to ask for the deletion of an account',
  '2022-06-13': 'a notice of new terms from 1 July',
  '2022-07-04': 'written anew',
  '2022-09-28': 'what is shared for bundled subscriptions',
  '2023-05-25': 'the way to the deletion of an account',
  '2023-06-19': 'data of subscriptions, of support, of the use of features, of games',
  '2023-11-09': 'where users in Korea find their list of third parties',
  '2023-11-14': 'terms for users in Korea',
  '2023-11-28': 'checks of payment methods, NordSec B.V., a data protection officer',
  '2024-05-20': 'tests of prices',
  '2024-11-18': 'recorded phone calls',
  '2025-01-23': 'the deletion of an account in its settings',
  '2025-03-19': 'a summary of each section',
  '2025-04-01': 'former payments and the IP address in disputes',
  '2025-04-22': 'Braze sends e-mails instead of Iterable',
  '2025-12-11': 'NordSec B.V. represents it in the EU instead of VeraSafe',
  '2026-01-12': 'a notice of new terms from 16 February',
  '2026-02-16': 'written anew',
  '2026-05-26': 'Coveron instead of NordProtect',
  '2026-08-10': 'advertising for two years after the end, instead of one',
};
const terms = {
  '2022-06-13': 'a notice of new terms from 1 July',
  '2022-07-04': 'written anew',
  '2022-09-28': 'bundled subscriptions',
  '2022-10-25': 'where invoices are',
  '2022-12-20': 'a wrong number in a list',
  '2023-06-19': 'services of others, new card details from banks',
  '2023-11-28': 'no refund after a renewal, crawling, payment companies',
  '2024-05-28': 'refunds by law in three countries, refunds once',
  '2024-06-25': 'the clause on the former company is gone',
  '2025-12-18': 'a notice of new terms from 16 February',
  '2026-02-16': 'written anew',
  '2026-08-10': 'for consumers only',
};

test.each([
  ['Privacy Policy', privacyPolicy, { versions: 203, failed: 61 }],
  ['Terms of Service', terms, { versions: 181, failed: 46 }],
] as const)('%s: each true change is found once, and nothing else', (document, judged, counted) => {
  const { versions, lastLook } = recordedPolicy(document);
  const fetches = policyFetches(versions, lastLook);
  const failed = fetches.filter(({ text }) => text === undefined).length / 2;
  expect({ versions: versions.length, failed }).toEqual(counted);
  expect(policyChanges(fetches).map(({ since }) => since.slice(0, 10))).toEqual(Object.keys(judged));
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
  expect([...known.keys()].map((since) => since.slice(0, 10)).toSorted()).toEqual(
    Object.keys(privacyPolicy).slice(0, -1),
  );
});
