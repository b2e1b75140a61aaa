import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { byLocale, type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { factOf } from '#domain/provider/provider.ts';
import { score } from '#domain/scoring/score.ts';
import { seededRandom } from '#domain/scoring/seeded-random.ts';
import { mustHaves } from '#domain/your-ranking/must-haves.ts';
import { scoresUnder } from '#domain/your-ranking/rank-by-choice.ts';
import { heaviestWeight } from '#domain/your-ranking/ranking-choice.ts';
import { readerWeighing } from '#domain/your-ranking/reader-weighing.ts';
import { translator } from '#i18n/translator.ts';
import { rankingFile } from './ranking-file.ts';
import { selectYourRanking } from './select.ts';
import { YourRanking } from './your-ranking.tsx';

const asOf = '2026-11-15';
const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode, query = '') => ({
  ...composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf),
  query,
});
const english = contextOf('en');
const { data, texts } = rankingFile(english);

const drawn = (locale: LocaleCode, query: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(catalog, locale)} timeZone="UTC">
      <YourRanking {...selectYourRanking('overall', '/here', contextOf(locale, query))} />
    </IntlProvider>,
  );

describe('the data of a ranking of one’s own', () => {
  test.each(data.profiles.map(({ id, own }) => [id, own] as const))(
    'lets a slider show every weight of "%s"',
    (_id, own) => {
      expect(Object.keys(own)).toHaveLength(6);
      expect(Math.max(...Object.values(own))).toBeLessThanOrEqual(heaviestWeight);
    },
  );

  test('gives the scores that the site publishes under the same weights, 200 times over', () => {
    const random = seededRandom(7);
    const { methodology } = english;
    for (let round = 0; round < 200; round += 1) {
      const profile = data.profiles[round % data.profiles.length];
      if (!profile) throw new Error('The methodology has no profiles.');
      const moved = Object.fromEntries(
        Object.keys(profile.own).map((group) => [group, Math.floor(random() * (heaviestWeight + 1))]),
      );
      const weighing = readerWeighing(data.criteria, profile, moved);
      const words = byLocale(() => '');
      const weighed = { ...methodology, profiles: [{ ...weighing, label: words, description: words }] };
      const numbers = ({ provider, value, coverage, confidence }: ReturnType<typeof score>) => ({
        provider,
        value,
        coverage,
        confidence,
      });
      expect(scoresUnder(data, weighing).map(numbers)).toEqual(
        [...english.providers.values()].map((provider) =>
          numbers(score(provider, weighed, profile.id, asOf)),
        ),
      );
    }
  });

  test.each(mustHaves)(
    'the must-have "$id" has words, and an answer that some give and some do not',
    (need) => {
      const text = texts.needs.find(({ id }) => id === need.id);
      expect(text?.label).toMatch(/\w/);
      const given = new Set(data.providers.map(({ needs }) => needs[need.id] === 'yes'));
      expect(given).toEqual(new Set([true, false]));
      if ('options' in need.rule) {
        const used = [...english.providers.values()].flatMap<unknown>(
          (provider) => factOf(provider, need.key).value,
        );
        for (const option of need.rule.options) expect(used).toContain(option);
      }
    },
  );

  test('leads from every reason to its evidence, and says what stands in each way', () => {
    for (const { id, judgements, needs } of data.providers) {
      const { marks = {}, missing = {} } = texts.providers[id] ?? {};
      const lifting = data.criteria.filter((_, position) => (judgements[position]?.[0] ?? 0) > 5);
      expect(Object.keys(marks)).toEqual(lifting.map((criterion) => criterion.id));
      expect(Object.keys(missing)).toEqual(
        mustHaves.filter((need) => needs[need.id] !== 'yes').map((need) => need.id),
      );
    }
  });
});

describe('the tool as a page draws it', () => {
  test.each(localeCodes)('in %s answers its address', (locale) => {
    const html = drawn(locale, '?profile=privacy&trust=0&need=free-plan');
    expect(html).toContain('value="privacy"');
    expect(html).toMatch(/name="trust"[^>]*value="0"/);
    expect(html).toMatch(/checked="" value="free-plan"|value="free-plan" checked=""/);
    expect(html.match(/class="own-place"/g)?.length).toBe(
      data.providers.filter(({ needs }) => needs['free-plan'] === 'yes').length,
    );
  });

  test('says so where nothing weighs and where nobody is left', () => {
    expect(drawn('en', '?trust=0&privacy=0&security=0&freedom=0&reach=0&value=0')).toContain(
      'All weights are 0',
    );
    const all = mustHaves.map(({ id }) => `need=${id}`).join('&');
    expect(drawn('en', `?${all}`)).toContain('Nobody has all of this');
  });

  test('carries none of the data in the page', () => {
    const place = /data-island-data="([^"]*)"/.exec(drawn('en', ''))?.[1] ?? '';
    expect(place.length).toBeGreaterThan(0);
    expect(place).not.toContain('judgements');
    expect(drawn('en', '')).toContain('data-island-file="/_ranking/en.json"');
  });
});
