import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockContext } from '../block-context.ts';
import { strongestReasons } from './reasons.ts';
import { selectVpnCard } from './select.ts';
import { scoreOf, standing } from './standing.ts';

const catalog = loadCatalog(process.cwd());
const context = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = context('en');
const { ranked } = english.ranking('overall').ranking;
const at = (position: number) => ranked.at(position)?.score.provider ?? '';

describe('the standing', () => {
  test('the first of a list is the pick, the second is not', () => {
    expect(standing(at(0), 'overall', english)).toMatchObject({ isPick: true, rank: '1' });
    expect(standing(at(1), 'overall', english).isPick).toBe(false);
  });

  test('says the place in words, and the score beside all others', () => {
    const { place, score, coverage, stability } = standing(at(0), 'overall', english);
    expect(place).toBe(`Place 1 of ${ranked.length} · Overall`);
    expect(score?.others).toHaveLength(ranked.length - 1);
    expect(score?.rulerLabel).toContain(`The ${ranked.length - 1} others in the list: from `);
    expect(coverage.text).toBe(`${coverage.percent}%`);
    expect(stability?.label).toBe('In the top 3: share of 1,000 re-weightings');
  });

  test('a requirement that is not met is shown with its fact, instead of a place', () => {
    const result = standing('mullvad', 'free', english);
    expect(result).toMatchObject({ isPick: false, rank: undefined, score: undefined });
    expect(result.place).toBe('Listed, not ranked · Free: it lacks what this list asks for.');
    expect(result.missing.map(({ label, fact }) => `${label}: ${fact.text}`)).toEqual(['Free plan: No']);
  });

  test('a requirement that nobody knows about is not called missing', () => {
    const result = standing('private-internet-access', 'free', english);
    expect(result.place).toContain('we do not know enough');
    expect(result.missing[0]?.fact.isUnknown).toBe(true);
  });

  test('too little known says how much would be needed', () => {
    const low = [...ranked].toSorted((a, b) => a.score.coverage - b.score.coverage)[0];
    if (!low) throw new Error('Nobody is ranked.');
    const unranked = [{ score: low.score, reason: { why: 'too-little-known', coverage: 0.5 } as const }];
    const blocks: BlockContext = {
      ...english,
      ranking: (profile) => ({ profile, ranking: { ranked: [], unranked }, stability: new Map() }),
    };
    const { place, score } = standing(low.score.provider, 'overall', blocks);
    expect(place).toMatch(/too little is known\. Coverage is \d+%; a place needs 60%\.$/);
    expect(score).toBeUndefined();
  });
});

describe('the reasons', () => {
  test('are the three criteria that lift the score most, the strongest first', () => {
    for (const { score } of ranked) {
      const lifts = (scoreOf(score.provider, 'overall', english)?.reasons ?? [])
        // That few incidents did harm lifts a score, but their number, read alone, says the opposite.
        .filter(({ criterion }) => criterion !== 'incidents')
        .map(({ criterion, points = 5, countedWeight }) => ({ criterion, by: (points - 5) * countedWeight }))
        .toSorted((a, b) => b.by - a.by);
      const labels = lifts
        .slice(0, 3)
        .map(({ criterion }) => english.methodology.criteria.find(({ id }) => id === criterion)?.label.en);
      expect(strongestReasons(score.provider, 'overall', english).map(({ label }) => label)).toEqual(labels);
    }
  });

  test('rest on facts that have a source and are not out of date', () => {
    for (const { score } of ranked) {
      const facts = strongestReasons(score.provider, 'overall', english).flatMap((reason) => reason.facts);
      expect(facts.every(({ fact }) => fact.source?.url.startsWith('https:'))).toBe(true);
      expect(facts.flatMap(({ fact }) => fact.caveats)).not.toContain('out of date');
    }
  });

  test('cost is told as money, not as a number of plans', () => {
    const reasons = strongestReasons('tunnelbear', 'overall', english);
    expect(reasons.flatMap(({ facts }) => facts.map(({ fact }) => fact.text))).toContain('$3.33 a month');
  });

  test('of two facts behind one criterion, each says which it is', () => {
    const owner = strongestReasons('tunnelbear', 'overall', english).find(({ facts }) => facts.length > 1);
    expect(owner?.facts.every(({ label }) => label)).toBe(true);
  });
});

describe('vpn-card', () => {
  test('the real price, and what advertisements show', () => {
    const { price } = selectVpnCard('nordvpn', 'overall', english);
    if (!price.isKnown) throw new Error('The price should be known.');
    expect(price.total).toMatch(/^\$[\d.]+ for 36 months$/);
    expect(price.month).toMatch(/^That is \$[\d.]+ a month; advertised at \$[\d.]+\.$/);
    expect(price.source?.url).toMatch(/^https:/);
  });

  test('a price that is not known is not made up', () => {
    expect(selectVpnCard('ivpn', 'overall', english).price).toEqual({
      isKnown: false,
      label: 'What it really costs',
      short: 'no total',
    });
  });

  test('where nobody pays, the price is said to be that of the paid plan', () => {
    expect(selectVpnCard('proton-vpn', 'free', english).price).toMatchObject({
      label: 'What the paid plan really costs',
      short: 'free plan',
      isKnown: true,
    });
  });

  test('every platform has a sign of its own and a word', () => {
    for (const provider of english.providers.keys()) {
      const { items } = selectVpnCard(provider, 'overall', english).platforms;
      expect(items.map(({ icon }) => icon)).not.toContain('apps-grid');
      expect(items.every(({ label }) => label !== '')).toBe(true);
    }
  });

  test('links to the review where there is one', () => {
    const blocks = { ...english, reviewPath: () => '/reviews/mullvad' };
    expect(selectVpnCard('mullvad', 'overall', blocks).review).toBe('/reviews/mullvad');
    expect(selectVpnCard('mullvad', 'overall', { ...english, reviewPath: () => undefined }).review).toBe(
      undefined,
    );
  });
});
