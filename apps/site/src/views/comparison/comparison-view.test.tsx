import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { allPairs, type Pair } from '@vpn-site/core/comparison/pair-address.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { SelectionPage } from '#page/page.ts';
import { ComparisonView } from './comparison-view.tsx';
import { SelectionView } from './selection-view.tsx';

const site = testContext();
const written = [
  '{% decision first="alder" second="birch" %}\nThe decision.\n{% /decision %}',
  '## Worth knowing {% #worth %}\n\nThis.',
].join('\n\n');

describe('the page of a pair', () => {
  const page = (pair: Pair, source?: string) => (
    <ComparisonView
      page={{ kind: 'comparison', path: '/compare/x', locale: 'en', alternates: [], pair, names: pair }}
      body={source === undefined ? undefined : parseMarkdoc(source)}
      site={site}
      breadcrumbs={<nav>The way</nav>}
      foot={<footer>The foot</footer>}
    />
  );
  const headings = (pair: Pair, source?: string) =>
    renderElement(page(pair, source))
      .all('h2')
      .flatMap(({ attributes }) => attributes.id ?? []);

  test('names both in the order of the pair, and leads with the decision', () => {
    const [head] = renderElement(page(['alder', 'birch'])).all('header');
    expect(head?.all('h1')[0]?.text).toMatch(/Alder VPN vs B Birch VPN$/);
    expect(head?.all('.decision')[0]?.text).toMatch(/^Alder VPN, clearly: \d\.\d to \d\.\d\. /);
  });

  test('an editor’s decision follows the verdict, and replaces the reasons from the facts', () => {
    const rendered = renderElement(page(['alder', 'birch'], written));
    expect(rendered.all('.decision')[0]?.text).toMatch(
      /^Alder VPN, clearly: \d\.\d to \d\.\d\.\s*The decision\.$/,
    );
    expect(rendered.text.split('The decision.')).toHaveLength(2);
    expect(headings(['alder', 'birch'], written)).toContain('worth');
  });

  test('a pair without written sections has bills and cards, one with them has columns and receipts', () => {
    const short = renderElement(page(['alder', 'birch']));
    const long = renderElement(page(['alder', 'birch'], written));
    expect(headings(['alder', 'birch'])).toEqual(['glance', 'cost']);
    expect(headings(['alder', 'birch'], written)).toEqual(['glance', 'worth', 'cost']);
    expect([short.all('.visit-cards'), short.all('.contenders')].map(({ length }) => length)).toEqual([1, 0]);
    expect([long.all('.visit-cards'), long.all('.contenders')].map(({ length }) => length)).toEqual([0, 1]);
    const [, birch] = long.all('.contender');
    expect(['.evidence-share', '.price-line', '.catch'].map((part) => birch?.all(part).length)).toEqual([
      1, 1, 1,
    ]);
  });

  test('a catch that both share is not told twice', () => {
    for (const pair of allPairs([...site.providers.keys()])) {
      const words = renderElement(page(pair))
        .all('.visit-cards .catch')
        .map(({ text }) => text);
      expect(words).toEqual([...new Set(words)]);
    }
  });

  test.each<[Pair, string[]]>([
    [['alder', 'birch'], []],
    [['birch', 'cedar'], ['Cedar VPN']],
  ])('of %j those without a recent price have no bill: %j', (pair, without) => {
    const lines = renderElement(page(pair)).all('.mini-bills')[0]?.all('li');
    const missing = lines?.filter(({ text }) => text.includes('no current price'));
    expect(missing?.map(({ text }) => without.find((name) => text.includes(name)))).toEqual(without);
  });

  test('others are one of the two beside somebody else, never the pair itself', () => {
    const links = renderElement(page(['alder', 'birch'])).all('.pill');
    expect(links.map(({ attributes: { href } }) => href).slice(0, 2)).toEqual([
      '/compare/birch-vs-cedar',
      '/compare/alder-vs-elm',
    ]);
  });
});

describe('a choice of several', () => {
  const selection = pageAt(fixtureCatalog(), '/compare', '?with=birch,cedar,elm') as SelectionPage;
  const view = (providers: readonly string[], context = site) =>
    renderElement(
      <SelectionView
        page={{ ...selection, providers, names: 'These three' }}
        site={context}
        breadcrumbs={<nav>The way</nav>}
      />,
    );
  const rendered = view(['birch', 'cedar', 'elm']);

  test('is headed by the names and by the one that ranks clearly above the others', () => {
    expect(rendered.all('h1')[0]?.text).toBe('These three: compared');
    expect(rendered.all('.decision')[0]?.text).toMatch(
      /^Elm VPN, clearly: Elm VPN \d\.\d and Birch VPN \d\.\d\.$/,
    );
    expect(view(['cedar', 'dogwood', 'fir']).all('.decision')[0]?.text).not.toMatch(/clearly/);
  });

  test('says of each what it is best at, in the order of the choice', () => {
    const each = rendered.all('.choose-many')[0]?.all('li');
    expect(each?.map(({ all }) => all('b')[0]?.text)).toEqual(['Birch VPN.', 'Cedar VPN.', 'Elm VPN.']);
    expect(each?.[0]?.text).toContain('Most devices at once.');
    const [, , elm] = view(['alder', 'birch', 'elm']).all('.choose-many')[0]?.all('li') ?? [];
    expect(elm?.text).toMatch(/Best for .*a free plan/);
  });

  test('leads to every choice that is one provider away; four are full', () => {
    const stepsOf = (chosen: readonly string[], label: string) =>
      view(chosen)
        .all('nav')
        .filter(({ attributes }) => attributes['aria-label'] === label)
        .flatMap((list) => list.all('a').map(({ attributes: { href } }) => href));
    const three = ['birch', 'cedar', 'elm'];
    expect(stepsOf(three, 'Remove from this comparison:')).toContain('/compare/cedar-vs-elm');
    const add = 'Add to this comparison:';
    expect(stepsOf(three, add)).toContain('/compare?with=alder,birch,cedar,elm');
    expect(stepsOf(['alder', ...three], add)).toEqual([]);
  });
});
