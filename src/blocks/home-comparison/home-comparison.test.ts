import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import type { Plan } from '#domain/price/plan.ts';
import type { KnownFact } from '#domain/provider/fact.ts';
import type { FactValue } from '#domain/provider/fact-value.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockContext } from '../block-context.ts';
import { comparedProviders, selectComparison } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');

const known = (id: string, key: string) => english.providers.get(id)?.facts[key] as KnownFact;

/** The real site with one other answer. */
function withValue(id: string, key: string, value: FactValue): BlockContext {
  const provider = english.providers.get(id);
  if (!provider) throw new Error(id);
  const facts = { ...provider.facts, [key]: { ...known(id, key), value } };
  return { ...english, providers: new Map([...english.providers, [id, { ...provider, facts }]]) };
}

const rowOf = (id: string, context: BlockContext) =>
  selectComparison({ profiles: ['overall'] }, context).panels[0]?.rows.find(
    ({ provider }) => provider === id,
  );

const profiles = english.methodology.profiles.map(({ id }) => id);

describe('home-comparison', () => {
  test('the first are compared in rows, and everyone else who is ranked is named in order', () => {
    const { panels } = selectComparison({ profiles }, english);
    for (const { profile, rows, others } of panels) {
      const { ranked } = english.ranking(profile).ranking;
      expect(rows).toHaveLength(Math.min(comparedProviders, ranked.length));
      expect([...rows, ...others].map(({ provider, rank }) => [provider, rank])).toEqual(
        ranked.map(({ score, rank }) => [score.provider, rank]),
      );
    }
  });

  test('a profile named twice is shown once', () => {
    expect(selectComparison({ profiles: ['free', 'overall', 'free'] }, english).panels).toHaveLength(2);
  });

  test.each(localeCodes)('says in %s what counts, how much, and who is not ranked', (locale) => {
    const context = contextOf(locale);
    const { panels } = selectComparison({ profiles }, context);
    for (const { profile, description, weights, unranked } of panels) {
      expect(description).toBe(
        context.methodology.profiles.find(({ id }) => id === profile)?.description[locale],
      );
      expect(weights.map(({ label }) => label).toSorted()).toEqual(
        context.vocabulary.groups.map(({ label }) => label[locale]).toSorted(),
      );
      expect(weights.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
      const names = unranked.map(({ titles }) => titles).join();
      for (const { score } of context.ranking(profile).ranking.unranked) {
        expect(names).toContain(context.providers.get(score.provider)?.name);
      }
    }
  });

  test.each([
    [{ why: 'too-little-known', coverage: 0.55 }, 'too little is known, only 55% of the weight'],
    [
      { why: 'requirement', criterion: 'streaming', points: undefined },
      'too little is known about “Streaming reports”, which this list requires',
    ],
    [
      { why: 'requirement', criterion: 'free-plan', points: 0 },
      '“Free plan” falls short of what this list requires',
    ],
  ] as const)('%j is said in words, once for all who share it', (reason, why) => {
    const result = english.ranking('overall');
    const unranked = result.ranking.ranked.slice(0, 2).map(({ score }) => ({ score, reason }));
    const context = { ...english, ranking: () => ({ ...result, ranking: { ranked: [], unranked } }) };
    const [first, second] = unranked.map(({ score }) => english.providers.get(score.provider)?.name);
    const { panels, priceSource } = selectComparison({ profiles: ['overall'] }, context);
    expect(panels).toMatchObject([{ rows: [], unranked: [{ titles: `${first} and ${second}`, why }] }]);
    expect(priceSource).toBeUndefined();
  });

  test('each weight of a profile is held against the overall one, which has nothing to be held against', () => {
    const { panels } = selectComparison({ profiles: ['overall', 'torrenting'] }, english);
    const [overall, torrenting] = panels.map(({ weights }) => weights);
    expect(overall?.every((weight) => weight.overall === undefined)).toBe(true);
    expect(torrenting?.map((weight) => weight.overall)).toEqual(overall?.map(({ share }) => share));
  });

  test('a price is told from first to last: the first term, the renewal, and all of it', () => {
    expect(rowOf('nordvpn', english)).toMatchObject({
      first: { sign: 'value', text: '$3.49' },
      later: { text: '$11.59', isPrice: true },
      total: { text: '$233.31', isPrice: true },
    });
  });

  test('prepaid is said in a word, and has a total all the same', () => {
    expect(rowOf('mullvad', english)).toMatchObject({
      later: { text: 'prepaid', isPrice: false },
      total: { text: '€180.00', isPrice: true },
    });
  });

  test('without a published renewal there is no total, and both are said', () => {
    const plans = known('nordvpn', 'prices').value as readonly Plan[];
    const value = plans.map((plan) => ({ ...plan, renewal: 'unpublished' as const }));
    expect(rowOf('nordvpn', withValue('nordvpn', 'prices', value))).toMatchObject({
      first: { sign: 'value', text: '$3.49' },
      later: { text: 'not published', isPrice: false },
      total: { text: 'no total', isPrice: false },
    });
  });

  test('no audits is a number, not a cross', () => {
    expect(rowOf('nordvpn', withValue('nordvpn', 'audits', []))?.audits).toMatchObject({
      sign: 'value',
      text: '0',
    });
  });

  test('old prices are shown as old and leave no date to cite', () => {
    const later = { ...english, asOf: '2029-11-15' };
    const model = selectComparison({ profiles: ['overall'] }, later);
    expect(new Set(model.panels[0]?.rows.map(({ first }) => first.text))).toEqual(new Set(['Out of date']));
    expect(model.priceSource).toBeUndefined();
  });

  test('names the source of the prices with the days of capture', () => {
    expect(selectComparison({ profiles: ['overall'] }, english).priceSource).toMatch(
      /^Prices: VPN Price Transparency Index, Steve Price, CC BY 4\.0, US market, captured .*October 11, 2026.*, adapted\.$/,
    );
  });

  test('a name links to its review where there is one', () => {
    const context = {
      ...english,
      reviewPath: (id: string) => (id === 'mullvad' ? '/reviews/mullvad' : undefined),
    };
    const rows = selectComparison({ profiles: ['overall'] }, context).panels[0]?.rows ?? [];
    expect(rows.filter(({ reviewPath }) => reviewPath).map(({ provider }) => provider)).toEqual(['mullvad']);
  });
});
