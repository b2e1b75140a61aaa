import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { type WrittenProvider, writtenProvider } from '@vpn-site/core/provider/written-provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import { readableTypes } from '@vpn-site/core/scoring/scoring-rule.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { afterAll, expect, test } from 'vitest';
import { disagreements, referenceScores } from './reference-scores.ts';

const { facts, methodology } = fixtureCatalog();
const providers = facts.providers.map(writtenProvider);
const folder = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the scores that the second program (tests/reference) computes from the same published facts. */
function computedAgain(
  asOf: string,
  method: Methodology = methodology,
  published: WrittenProvider[] = providers,
) {
  writeFileSync(join(folder, 'providers.json'), JSON.stringify({ asOf, providers: published }));
  writeFileSync(join(folder, 'methodology.json'), JSON.stringify(method));
  return referenceScores(folder);
}

test('the fixture has every rule', () => {
  const used = new Set(methodology.criteria.map(({ rule }) => rule.name));
  expect([...used].toSorted()).toEqual([...Object.keys(readableTypes), 'mean'].toSorted());
});

// The day of the fixture, after its prices have faded, after undated facts have expired, and when hardly anything is left.
test.each([fixtureDay, '2025-10-01', '2026-03-15', '2029-01-31'])(
  'a second program, written from the description alone, gets every score of %s again',
  (asOf) => {
    const scores = publishedScores(providers, methodology, asOf);
    expect(disagreements(scores, computedAgain(asOf))).toEqual([]);
  },
);

test('weights by group, a requirement for all and a higher bar are read by both', () => {
  const other: Methodology = {
    ...methodology,
    rankedFrom: 0.7,
    requires: [{ key: 'payment-methods', anyOf: ['cash', 'crypto'] }],
    profiles: methodology.profiles.map((profile) => ({ ...profile, groups: { trust: 2, value: 0.5 } })),
  };
  const scores = publishedScores(providers, other, fixtureDay);
  expect(disagreements(scores, computedAgain(fixtureDay, other))).toEqual([]);
  expect(disagreements(scores, computedAgain(fixtureDay))).not.toEqual([]);
});

test('a search of test servers alone is read by both', () => {
  const onTestServers = facts.providers.map((provider) => {
    const audits = knownFact(provider, 'audits');
    const value = audits?.value.map((audit) =>
      audit.kind === 'inspection' ? { ...audit, testServers: true as const } : audit,
    );
    const changed = value
      ? { ...provider, facts: { ...provider.facts, audits: { ...audits, value } } }
      : provider;
    return writtenProvider(changed as Provider);
  });
  const scores = publishedScores(onTestServers, methodology, fixtureDay);
  expect(scores).not.toEqual(publishedScores(providers, methodology, fixtureDay));
  expect(disagreements(scores, computedAgain(fixtureDay, methodology, onTestServers))).toEqual([]);
});

test('a fault in one of the two is noticed and named', () => {
  const scores = publishedScores(providers, methodology, fixtureDay);
  const forgotten = providers.map((provider) =>
    provider.id === 'alder'
      ? { ...provider, facts: { ...provider.facts, 'kill-switch': { value: 'unknown' as const } } }
      : provider,
  );
  const found = disagreements(scores, computedAgain(fixtureDay, methodology, forgotten));
  expect(found).toContainEqual(
    expect.stringMatching(/^overall, alder: value is [\d.]+, and [\d.]+ when computed again$/),
  );
  expect(found).toContain('torrenting, alder: ranked, and requirement when computed again');
  expect(found.every((line) => line.includes('alder'))).toBe(true);
});
