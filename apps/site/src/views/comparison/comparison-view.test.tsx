import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { allPairs, type Pair } from '@vpn-site/core/comparison/pair-address.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
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

  test('names both with their marks, in the order of the pair, and leads with the decision', () => {
    const [head] = renderElement(page(['alder', 'birch'])).all('header');
    const [title] = head?.all('h1') ?? [];
    expect(title?.text).toMatch(/Alder VPN vs B Birch VPN$/);
    expect(title?.all('.tile')).toHaveLength(2);
    expect(head?.all('.decision')[0]?.text).toMatch(/^Choose Alder VPN for /);
  });

  test('what an editor decided stands in place of what the facts say, once', () => {
    const rendered = renderElement(page(['alder', 'birch'], written));
    expect(rendered.all('.decision').map(({ text }) => text)).toEqual(['The decision.']);
    expect(rendered.text.split('The decision.')).toHaveLength(2);
    expect(headings(['alder', 'birch'], written)).toContain('worth');
  });

  test('sections follow one order, and the bar leads to each', () => {
    const sections = ['six', 'groups', 'cost', 'needs', 'differences'];
    expect(headings(['alder', 'birch'])).toEqual([...sections, 'others']);
    const tabs =
      renderElement(page(['alder', 'birch']))
        .all('.versus-tabs')[0]
        ?.all('a') ?? [];
    expect(tabs.map(({ attributes: { href } }) => href)).toEqual(sections.map((id) => `#${id}`));
  });

  test('of each of the two it says name, score, confidence, price, catch, and where to go', () => {
    const [alder, birch] = renderElement(page(['alder', 'birch'])).all('.contender');
    expect(alder?.all('h2')[0]?.text).toBe('Alder VPN');
    expect(alder?.all('.contender-score')[0]?.text).toMatch(/^\d\.\d$/);
    expect(alder?.all('.confidence')).toHaveLength(1);
    expect(alder?.all('.price-line')).toHaveLength(1);
    expect(birch?.all('.catch')).toHaveLength(1);
    expect(birch?.all('a.button').map(({ attributes: { class: style } }) => style)).toEqual([
      'button button-line',
      'button button-line',
    ]);
  });

  test('whoever is not ranked has a word for a score', () => {
    const [, dogwood] = renderElement(page(['alder', 'dogwood'])).all('.contender');
    expect(dogwood?.all('.contender-unranked')[0]?.text).toBe('Not ranked');
  });

  test('a catch that both share is not told twice', () => {
    for (const pair of allPairs([...site.providers.keys()])) {
      const words = renderElement(page(pair))
        .all('.contender .catch')
        .map(({ text }) => text);
      expect(words).toEqual([...new Set(words)]);
    }
  });

  test('a common owner is said', () => {
    expect(renderElement(page(['birch', 'cedar'])).all('.same-owner')[0]?.text).toContain(
      'Both belong to Grove Group',
    );
    expect(renderElement(page(['alder', 'birch'])).all('.same-owner')).toEqual([]);
  });

  test.each<[Pair, string[]]>([
    [['alder', 'birch'], []],
    [['birch', 'cedar'], ['Cedar VPN']],
    [
      ['cedar', 'dogwood'],
      ['Cedar VPN', 'Dogwood'],
    ],
  ])('of %j those without a recent price have no receipt: %j', (pair, without) => {
    const lines = renderElement(page(pair)).all('.pair-costs')[0]?.all('p.faint');
    expect(lines?.map(({ text }) => text.split(':')[0])).toEqual(without);
  });

  test('the differences are counted, and a switch promises all facts', () => {
    const rendered = renderElement(page(['alder', 'birch']));
    expect(rendered.text).toContain('The 27 differences');
    expect(rendered.all('.rows-switch')[0]?.text).toBe('Show all 31 facts');
    expect(rendered.all('.fact-rows')[0]?.all('tr.same')).toHaveLength(4);
  });

  test('others are one of the two beside somebody else, never the pair itself', () => {
    const links = renderElement(page(['alder', 'birch'])).all('.pill');
    expect(links.map(({ attributes: { href } }) => href)).toEqual([
      '/compare/birch-vs-cedar',
      '/compare/alder-vs-elm',
      '/compare/birch-vs-elm',
      '/compare/alder-vs-fir',
    ]);
  });

  test('its foot stands at the end', () => {
    expect(renderHtml(page(['alder', 'birch']))).toMatch(/<footer>The foot<\/footer><\/article>$/);
  });
});

describe('a choice of several', () => {
  const view = (providers: readonly string[], context = site) =>
    renderElement(
      <SelectionView
        page={{
          kind: 'selection',
          path: '/comparisons',
          locale: 'en',
          alternates: [],
          providers,
          names: 'These three',
        }}
        site={context}
        breadcrumbs={<nav>The way</nav>}
      />,
    );
  const rendered = view(['birch', 'cedar', 'elm']);

  test('is headed by the names and by whom to choose for what, the highest score first', () => {
    expect(rendered.all('h1')[0]?.text).toBe('These three: compared');
    expect(rendered.all('.decision')[0]?.text).toBe(
      'Choose Elm VPN for the highest score here and the best-proven no-logs promise. ' +
        'Choose Birch VPN for the most devices at once and the most apps.',
    );
    expect(rendered.all('.choice-hint')[0]?.attributes.id).toBe('first-four');
  });

  test('says of each what it is best at, in the order of the choice', () => {
    const contenders = rendered.all('.contender');
    expect(contenders.map(({ all }) => all('h2')[0]?.text)).toEqual(['Birch VPN', 'Cedar VPN', 'Elm VPN']);
    expect(contenders.map(({ all }) => all('.contender-best')[0]?.text)).toEqual([
      'Most devices at once. Most apps.',
      'Comes first in nothing we can confirm.',
      'Highest score here. Best proven no-logs promise.',
    ]);
  });

  test('needs count where all others are ranked lower, or known to lack what they ask for', () => {
    const [, , elm] = view(['alder', 'birch', 'elm']).all('.contender');
    expect(elm?.all('.contender-best')[0]?.text).toMatch(/Best for .*a free plan/);
  });

  test('has a column for each in the tables', () => {
    for (const table of ['.six-things', '.fact-rows']) {
      expect(rendered.all(table)[0]?.all('thead')[0]?.all('th')).toHaveLength(4);
    }
  });

  test('names an owner that some share', () => {
    expect(rendered.all('.same-owner')[0]?.text).toContain('Birch VPN and Cedar VPN belong to Grove Group');
    expect(view(['alder', 'birch', 'elm']).all('.same-owner')).toEqual([]);
  });

  test('leads to every choice that is one provider away; four are full', () => {
    const removed = rendered.all('.pill').map(({ attributes: { href } }) => href);
    expect(removed).toEqual(['/compare/cedar-vs-elm', '/compare/birch-vs-elm', '/compare/birch-vs-cedar']);
    const added = (chosen: readonly string[]) =>
      view(chosen)
        .all('nav')
        .filter(({ attributes: { id } }) => id === 'add-provider')
        .flatMap((list) => list.all('a').map(({ attributes: { href } }) => href));
    expect(added(['birch', 'cedar', 'elm'])).toContain('/compare?with=alder,birch,cedar,elm');
    expect(added(['alder', 'birch', 'cedar', 'elm'])).toEqual([]);
  });

  test('leads back to the overview where there is one', () => {
    const again = rendered.all('a').find(({ text }) => text === 'Choose others');
    expect(again?.attributes.href).toBe(site.document('pages/comparisons')?.path);
    const without = view(['birch', 'cedar', 'elm'], { ...site, document: () => undefined });
    expect(without.text).not.toContain('Choose others');
  });
});
