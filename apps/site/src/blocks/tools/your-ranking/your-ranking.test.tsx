import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { score } from '@vpn-site/core/scoring/score.ts';
import { seededRandom } from '@vpn-site/core/scoring/seeded-random.ts';
import { mustHaves } from '@vpn-site/core/your-ranking/must-haves.ts';
import { scoresUnder } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { maxWeight } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { readerWeighing } from '@vpn-site/core/your-ranking/reader-weighing.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { rankingFile } from './ranking-file.ts';
import { selectYourRanking } from './your-ranking.block.ts';
import { YourRanking } from './your-ranking.tsx';

/** The number of runs. It is enough for regular tests; set `PROPERTY_RUNS` for more if the scoring changes. */
const runs = Number(process.env.PROPERTY_RUNS) || 120;
const english = testContext();
const { data, texts } = rankingFile(english);

const tool = (query: string) => (
  <YourRanking {...selectYourRanking('overall', '/here', { ...english, query })} />
);
const rendered = (query: string) => renderHtml(tool(query));

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
    for (let round = 0; round < runs; round += 1) {
      const profile = data.profiles[round % data.profiles.length];
      if (!profile) throw new Error('The methodology has no profiles.');
      const moved = Object.fromEntries(
        Object.keys(profile.own).map((group) => [group, Math.floor(random() * (maxWeight + 1))]),
      );
      const weighing = readerWeighing(data.criteria, profile, moved);
      const words = byLocale(() => '');
      const { requires } = profileNamed(methodology, profile.id);
      const weighed = {
        ...methodology,
        profiles: [{ ...weighing, label: words, description: words, requires }],
      };
      const numbers = ({ reasons: _reasons, ...rest }: ReturnType<typeof score>) => rest;
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

  test('leads from every reason to its evidence, and says what stands in each way', () => {
    for (const { id, judgements, needs } of data.providers) {
      const { marks = {}, missing = {} } = texts.providers[id] ?? {};
      const positive = data.criteria.filter((_, position) => (judgements[position]?.[0] ?? 0) > 5);
      expect(Object.keys(marks)).toEqual(positive.map((criterion) => criterion.id));
      expect(Object.keys(missing)).toEqual(
        mustHaves.filter((need) => needs[need.id] !== 'yes').map((need) => need.id),
      );
    }
  });
});

describe('the tool as a page draws it', () => {
  test('answers its address', () => {
    const html = rendered('?profile=privacy&trust=0&need=free-plan');
    expect(html).toContain('value="privacy"');
    expect(html).toMatch(/name="trust"[^>]*value="0"/);
    expect(html).toMatch(/checked="" value="free-plan"|value="free-plan" checked=""/);
    // Birch, Elm and Fir have a free plan.
    expect(html.match(/class="own-place/g)).toHaveLength(3);
  });

  test('carries none of the data in the page', () => {
    const place = /data-island-data="([^"]*)"/.exec(rendered(''))?.[1] ?? '';
    expect(place.length).toBeGreaterThan(0);
    expect(place).not.toContain('judgements');
    expect(rendered('')).toContain('data-island-file="/_ranking/en.json"');
  });
});

test('the list stands in the order of the ranks, each with its score, its reasons and its evidence', () => {
  const places = renderElement(tool('')).all('.own-place');
  const named = places.map((place) => `${place.all('.own-rank')[0]?.text} ${place.all('h4')[0]?.text}`);
  expect(named).toEqual(['1 Alder VPN', '2 Elm VPN', '3 Birch VPN', '4 Fir VPN']);
  expect(places.map((place) => place.all('data')[0]?.text)).toEqual(['8.3', '7.5', '2.9', '0.7']);
  expect(places[0]?.all('.own-reasons')[0]?.all('li')[0]?.text).toBe(
    'No logs, promised and proven 9 Independent audit, via Alder VPN ‡',
  );
  expect(places[1]?.all('.own-sureness')[0]?.text).toMatch(/^Evidence \d+% · possible score: up to 7\.8$/);
});

describe('the tool around the list', () => {
  const page = (query: string) => renderElement(tool(query));
  const result = (query: string) => page(query).all('.own-result')[0];

  test('says whose weights they are: the published ones, or the reader’s from the first change on', () => {
    expect(result('')?.attributes['aria-label']).toBe(result('')?.all('h3')[0]?.text);
    expect(result('')?.all('header')[0]?.text).toContain('These are the published weights of “Overall”.');
    for (const query of ['?trust=0', '?need=free-plan']) {
      expect(result(query)?.attributes['aria-label']).toBe('Your ranking');
      expect(result(query)?.all('header')[0]?.text).toContain('Weighed by you, starting from “Overall”.');
    }
  });

  test('begins from any profile by a link that keeps the must-haves; one of them is chosen', () => {
    const chips =
      page('?profile=privacy&trust=0&need=port-forwarding').all('.own-profiles')[0]?.all('a') ?? [];
    expect(chips.slice(0, 2).map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['Overall', '/tools/your-ranking?profile=overall&need=port-forwarding'],
      ['Streaming', '/tools/your-ranking?profile=streaming&need=port-forwarding'],
    ]);
    expect(
      chips.filter(({ attributes }) => attributes['aria-current'] === 'true').map(({ text }) => text),
    ).toEqual(['Privacy']);
  });

  test('each must-have says how many pass, and a weight counts as moved only when it differs', () => {
    const needs = page('').all('.own-needs')[0]?.all('li') ?? [];
    expect(needs[5]?.text).toBe('Forwards ports 2 2 of 6 providers pass');
    const weights = page('?trust=0').all('.own-weight');
    expect(weights.map((weight) => weight.all('label')[0]?.text)).toEqual(Object.values(texts.groups));
    const moved = weights.map(({ attributes }) => attributes.class?.includes('own-weight-moved'));
    expect(moved).toEqual([true, false, false, false, false, false]);
  });
});
