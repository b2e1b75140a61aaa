import { describe, expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { selectCompareOverview } from './compare-overview.block.ts';
import { CompareOverview } from './compare-overview.tsx';

const provider = (id: string) => ({ id, name: id.toUpperCase(), website: '', facts: {}, sources: {} });
const site = {
  ...emptyContext,
  providers: new Map(['c', 'a', 'b'].map((id) => [id, provider(id)])),
  comparisonPath: (a: string, b: string) => `/compare/${[a, b].toSorted().join('-vs-')}`,
};

describe('compare-overview', () => {
  const { providers, action } = selectCompareOverview(site);

  test('the triangle holds every pair once, the lists every pair from both sides', () => {
    const triangle = providers.flatMap(({ before }) => before.map(({ href }) => href));
    expect(triangle).toEqual(['/compare/a-vs-b', '/compare/a-vs-c', '/compare/b-vs-c']);
    expect(providers.map(({ id, all }) => [id, all.map((link) => link.id)])).toEqual([
      ['a', ['b', 'c']],
      ['b', ['a', 'c']],
      ['c', ['a', 'b']],
    ]);
  });

  test('links are called as their pages are, and a provider without a place has no distance', () => {
    expect(providers[2]?.before[0]).toMatchObject({ title: 'A vs C', distance: '–' });
  });

  test('past what a triangle holds, each has the closest in the ranking, and the links stay in proportion', () => {
    const many = Array.from({ length: 200 }, (_, place) => provider(`p${String(place).padStart(3, '0')}`));
    const ranked = many.toReversed().map(({ id }, place) => ({ rank: place + 1, score: { provider: id } }));
    const grown = selectCompareOverview({
      ...site,
      providers: new Map(many.map((one) => [one.id, one])),
      ranking: (profile) =>
        ({ profile, ranking: { ranked, unranked: [] }, places: { ranges: new Map() } }) as never,
    });
    expect(grown.isWhole).toBe(false);
    expect(grown.providers.flatMap(({ before }) => before)).toEqual([]);
    expect(grown.providers[100]?.all.map(({ id }) => id)).toEqual(
      [105, 104, 103, 102, 101, 99, 98, 97, 96, 95].map((place) => `p${String(place).padStart(3, '0')}`),
    );
    expect(grown.providers.at(-1)?.all.map(({ id }) => id)).toEqual(['p198', 'p197', 'p196', 'p195', 'p194']);
    expect(Math.max(...grown.providers.map(({ all }) => all.length))).toBe(10);
  });

  test('the form leads to the overview', () => {
    expect(action).toBe('/privacy/what-is-a-vpn');
  });
});

describe('compare-overview as drawn', () => {
  const drawn = draw(<CompareOverview {...selectCompareOverview(testContext())} />);

  test('the triangle has a column for all but the last and a row for all but the first, longer by one each', () => {
    const [triangle] = drawn.all('.triangle');
    const names = ['Alder VPN', 'Birch VPN', 'Cedar VPN', 'Dogwood', 'Elm VPN', 'Fir VPN'];
    expect(
      triangle
        ?.all('thead')[0]
        ?.all('th')
        .map(({ text }) => text),
    ).toEqual(names.slice(0, -1));
    const rows = triangle?.all('tbody')[0]?.all('tr') ?? [];
    expect(rows.map((row) => row.all('th')[0]?.text)).toEqual(names.slice(1));
    expect(rows.map((row) => row.all('td').length)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a cell leads to its pair and says how far the row is above the column', () => {
    const rows = drawn.all('.triangle')[0]?.all('tbody')[0]?.all('tr') ?? [];
    const cells = (row: number) =>
      rows[row]?.all('a').map(({ text, attributes }) => [attributes.href, text, attributes['aria-label']]);
    expect(cells(0)).toEqual([['/compare/alder-vs-birch', '−5.4', 'Alder VPN vs Birch VPN: −5.4']]);
    expect(cells(3)?.slice(1, 3)).toEqual([
      ['/compare/birch-vs-elm', '+4.6', 'Birch VPN vs Elm VPN: +4.6'],
      ['/compare/cedar-vs-elm', '–', 'Cedar VPN vs Elm VPN: –'],
    ]);
  });

  test('the lists say the same from each side, and the form sends what is chosen', () => {
    const [alder, birch] = drawn.all('.pair-lists')[0]?.all('details') ?? [];
    expect(alder?.all('li')[0]?.text).toBe('Birch VPN +5.4');
    expect(birch?.all('li')[0]?.text).toBe('Alder VPN −5.4');
    expect(drawn.all('form')[0]?.attributes.action).toBe('/compare');
    expect(drawn.all('input').map(({ attributes: { type, value } }) => [type, value])).toEqual([
      ['hidden', ''],
      ...['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir'].map((id) => ['checkbox', id]),
    ]);
  });

  test('without a triangle the lists stand alone, and it says that they are not whole', () => {
    const part = draw(<CompareOverview {...selectCompareOverview(testContext())} isWhole={false} />);
    expect(part.all('.triangle')).toEqual([]);
    expect(part.all('.pair-lists')[0]?.attributes.class).toBe('pair-lists alone');
  });
});

test('lists that are not whole say so, and lists beside a triangle do not', () => {
  const model = selectCompareOverview(testContext());
  const closest = 'Each list holds the providers closest in the ranking.';
  expect(draw(<CompareOverview {...model} isWhole={false} />).text).toContain(closest);
  const whole = draw(<CompareOverview {...model} isWhole />);
  expect(whole.text).not.toContain(closest);
  expect(whole.all('.pair-lists')[0]?.attributes.class).toBe('pair-lists');
  expect(whole.all('.choice-hint')[0]?.attributes.id).toBe(model.hintAnchor);
});
