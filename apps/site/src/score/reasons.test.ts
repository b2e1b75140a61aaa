import type { Audit } from '@vpn-site/core/provider/audit.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { criterionAnswers, reasonView } from './reasons.ts';

const english = testContext();
const answers = (provider: string, criterion: string, site = english) =>
  criterionAnswers(provider, criterionNamed(site.methodology, criterion), site);

const audits = (provider: string) => {
  const found = english.providers.get(provider);
  return (found && knownFact(found, 'audits')?.value) ?? [];
};
const withAudits = (value: readonly Audit[]) => withFact(english, 'elm', 'audits', { value });

describe('a reason in few words', () => {
  test('it has the name of its criterion, the answer and who says so', () => {
    expect(reasonView('alder', 'logging', english)).toMatchObject({
      ...{ label: 'No logs, promised and proven', text: 'Nothing about individual users' },
      mark: { evidence: 'alder/logging' },
    });
  });

  test('the renewal is that of the plan that counts, and only audits of apps and code are code audits', () => {
    expect(reasonView('alder', 'renewal', english).text).toBe('1.5 times the first price at renewal');
    expect(reasonView('fir', 'renewal', english).text).toBe('nothing renews by itself');
    expect(reasonView('elm', 'renewal', english).text).toBe('not published for every plan');
    expect(audits('alder').length).toBeGreaterThan(1);
    expect(reasonView('alder', 'audits', english).text).toBe('1 audit of apps and code, from June 2019');
  });
});

describe('what the facts answer', () => {
  test('of several facts each says which it is; one needs no name', () => {
    expect(answers('alder', 'countries').map(({ key, label }) => [key, label])).toEqual([
      ['countries', 'Countries'],
      ['countries-measured', 'Countries measured by others'],
    ]);
    expect(answers('alder', 'devices')).toMatchObject([{ key: 'devices', label: undefined, text: '10' }]);
  });

  test('of no logs: the promise with its points, and who has shown it, when, and whether all can read it', () => {
    expect(answers('elm', 'logging').map(({ text }) => text)).toEqual([
      'Promise (10 of 10): “nothing about individual users”. Proof (10 of 10): engineers looked for logs on the servers (October 2024, report public).',
    ]);
  });

  test('a promise that no outsider has shown earns the share of a word', () => {
    expect(answers('elm', 'logging', withAudits([]))[0]?.text).toBe(
      'Promise (10 of 10): “nothing about individual users”. No outsider has shown it, so it earns 30% of that.',
    );
  });

  test('without a price on the basis there is no renewal to tell', () => {
    const unsold = withPlans(english, 'alder', { standard: false });
    expect(answers('alder', 'renewal', unsold)[0]?.text).not.toMatch(/renewal/);
  });
});

test('what others have tested is how much of the panel played, who tested it and when, as long as the tests are recent', () => {
  expect(reasonView('alder', 'streaming', english).text).toBe(
    'played 1 of 4, tested by The Magazine, March 2025',
  );
  expect(reasonView('alder', 'streaming', { ...english, asOf: '2027-01-01' }).text).not.toMatch(/^played/);
});
