import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#compose/locale-site.ts';
import { byLocale, type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { score } from '#domain/scoring/score.ts';
import { seededRandom } from '#domain/scoring/stability.ts';
import { mustHaves } from '#domain/your-ranking/must-haves.ts';
import { scoresUnder } from '#domain/your-ranking/rank-by-choice.ts';
import { maxWeight } from '#domain/your-ranking/ranking-choice.ts';
import { readerWeighing } from '#domain/your-ranking/reader-weighing.ts';
import { fixtureCatalog, fixtureDay } from '#fixtures/fixture-site.ts';
import { testContext } from '#fixtures/test-context.ts';
import { rankingFile } from './ranking-file.ts';
import { selectYourRanking } from './select.ts';
import { YourRanking } from './your-ranking.tsx';

/** Enough for every day; who changes the score asks for more. */
const weighings = Number(process.env.PROPERTY_RUNS) || 120;
const english = testContext();
const { data, texts } = rankingFile(english);

const drawn = (locale: LocaleCode, query: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(fixtureCatalog(), locale)} timeZone="UTC">
      <YourRanking {...selectYourRanking('overall', '/here', { ...testContext(locale), query })} />
    </IntlProvider>,
  );

describe('the data of a ranking of one’s own', () => {
  test.each(data.profiles.map(({ id, own }) => [id, own] as const))(
    'lets a slider show every weight of "%s"',
    (_id, own) => {
      expect(Object.keys(own)).toEqual(['trust', 'privacy', 'security', 'freedom', 'reach', 'value']);
      for (const weight of Object.values(own)) {
        expect(Number.isInteger(weight)).toBe(true);
        expect(weight).toBeLessThanOrEqual(maxWeight);
      }
    },
  );

  test('gives the scores that the site publishes under the same weights, whatever they are', () => {
    const random = seededRandom(7);
    const { methodology } = english;
    for (let round = 0; round < weighings; round += 1) {
      const profile = data.profiles[round % data.profiles.length];
      if (!profile) throw new Error('The methodology has no profiles.');
      const moved = Object.fromEntries(
        Object.keys(profile.own).map((group) => [group, Math.floor(random() * (maxWeight + 1))]),
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
          numbers(score(provider, weighed, profile.id, fixtureDay)),
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
    },
  );

  test('says which answer a must-have means where there are more than yes and no', () => {
    const notes = Object.fromEntries(texts.needs.map(({ id, note }) => [id, note]));
    expect(notes).toMatchObject({
      'kill-switch': 'Windows, macOS, Linux, Android, and iOS',
      'anonymous-payment': 'Cash or Monero',
      'port-forwarding': undefined,
    });
  });

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
    // Birch, Elm and Fir have a free plan.
    expect(html.match(/class="own-place"/g)).toHaveLength(3);
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
