import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { missingEvidence } from './missing-evidence.ts';
import { MissingForRank } from './missing-for-rank.tsx';

const site = testContext();

test('names what nobody has shown, what weighs most first, and leads to the form about the provider', () => {
  const { unknown, weak } = missingEvidence('cedar', site) ?? { unknown: [], weak: [] };
  expect(unknown[0]).toBe('No logs, promised and proven');
  expect([...unknown, ...weak]).toEqual([...new Set([...unknown, ...weak])]);
  expect(missingEvidence('dogwood', site)?.weak).toEqual([]);
  expect(missingEvidence('alder', site)).toBeUndefined();
  const [link] = renderElement(<MissingForRank provider="dogwood" site={site} />).all('a');
  expect(link?.attributes.href).toMatch(/\?about=dogwood$/);
  expect(link?.attributes.hreflang ?? link?.attributes.hrefLang).toBeDefined();
});

test('of a requirement, only what has not been shown can be sent', () => {
  const { ranking } = site.ranking('overall');
  const [score] = ranking.unranked.map((entry) => entry.score);
  if (!score) throw new Error('Everybody is ranked.');
  const requirement = { key: 'torrenting', not: false } as const;
  const among = (isKnown: boolean) => {
    const unranked = [{ score, reason: { why: 'requirement', requirement, isKnown } as const }];
    const result = { ...site.ranking('overall'), ranking: { ...ranking, unranked } };
    return missingEvidence(score.provider, { ...site, ranking: () => result });
  };
  expect(among(false)).toEqual({ unknown: ['Torrents allowed'], weak: [] });
  expect(among(true)).toBeUndefined();
});

test('of a cost that the page shows, the renewal price is missing and not the cost', () => {
  const cost = site.methodology.criteria.find(({ rule }) => rule.name === 'cost');
  const label = cost?.label.en ?? '';
  const { ranking } = site.ranking('overall');
  const withoutCost = (provider: string) => {
    const score = [...ranking.ranked, ...ranking.unranked].find((entry) => entry.score.provider === provider);
    if (!score || !cost) throw new Error(`${provider} has no score.`);
    const reasons = score.score.reasons.map((reason) =>
      reason.criterion === cost.id ? { ...reason, evidence: 'unknown' as const, points: 0 } : reason,
    );
    const unranked = [
      { score: { ...score.score, reasons }, reason: { why: 'too-little-known', evidence: 0.5 } as const },
    ];
    const result = { ...site.ranking('overall'), ranking: { ranked: [], unranked } };
    return missingEvidence(provider, { ...site, ranking: () => result });
  };
  expect(withoutCost('alder')?.unknown).not.toContain(label);
  expect(withoutCost('dogwood')?.unknown).toContain(label);
});
