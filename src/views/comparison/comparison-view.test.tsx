import { describe, expect, test } from 'vitest';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import type { Pair } from '#domain/comparison/pair-address.ts';
import { draw, renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { ComparisonView } from './comparison-view.tsx';
import { SelectionView } from './selection-view.tsx';

const site = testContext();
const written =
  'The opening.\n\n## Stronger {% #stronger %}\n\nIn this.\n\n## Weaker {% #weaker %}\n\nIn that.';

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
    draw(page(pair, source))
      .all('h2')
      .flatMap(({ attributes }) => attributes.id ?? []);

  test('names both in the order of the pair, and leads with the answer', () => {
    const [head] = draw(page(['alder', 'birch'])).all('header');
    expect(head?.all('h1')[0]?.text).toBe('Alder VPN vs Birch VPN');
    expect(head?.all('.comparison-lead')[0]?.text).toMatch(/^Alder VPN stands clearly above Birch VPN/);
  });

  test('what the facts say follows one order', () => {
    expect(headings(['alder', 'birch'])).toEqual([
      'brief',
      'needs',
      'apart',
      'cost',
      'rows',
      'records',
      'others',
    ]);
  });

  test('what an editor wrote stands before what the facts say, the opening first and once', () => {
    expect(headings(['alder', 'birch'], written).slice(0, 3)).toEqual(['stronger', 'weaker', 'brief']);
    const drawn = draw(page(['alder', 'birch'], written));
    expect(drawn.all('.comparison-opening').map(({ text }) => text)).toEqual(['The opening.']);
    expect(drawn.text.split('In this.')).toHaveLength(2);
    expect(drawn.text.split('The opening.')).toHaveLength(2);
    expect(draw(page(['alder', 'birch'])).all('.comparison-opening')).toEqual([]);
  });

  test('both verdicts are drawn, the first one first', () => {
    const verdicts = draw(page(['birch', 'elm'])).all('.pair-verdict');
    expect(verdicts.map(({ all }) => all('h2')[0]?.text)).toEqual(['Birch VPN', 'Elm VPN']);
  });

  test('a common owner is said', () => {
    expect(draw(page(['birch', 'cedar'])).all('.same-owner')[0]?.text).toContain(
      'Both belong to Grove Group',
    );
    expect(draw(page(['alder', 'birch'])).all('.same-owner')).toEqual([]);
  });

  test.each<[Pair, string[]]>([
    [['alder', 'birch'], []],
    [['birch', 'cedar'], ['Cedar VPN']],
    [['cedar', 'elm'], ['Cedar VPN']],
    [
      ['cedar', 'dogwood'],
      ['Cedar VPN', 'Dogwood'],
    ],
  ])('of %j those without a recent price have no receipt: %j', (pair, without) => {
    const lines = draw(page(pair))
      .all('p.faint')
      .filter(({ text }) => text.endsWith('there is no receipt.'));
    expect(lines.map(({ text }) => text.split(':')[0])).toEqual(without);
  });

  test('the head of the rows counts them', () => {
    expect(draw(page(['alder', 'birch'])).text).toContain('30 facts, 27 differ');
  });

  test('its foot stands at the end', () => {
    expect(renderHtml(page(['alder', 'birch']))).toMatch(/<footer>The foot<\/footer><\/article>$/);
  });
});

describe('a choice of several', () => {
  const view = (providers: readonly string[], context = site) =>
    draw(
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
  const drawn = view(['birch', 'cedar', 'elm']);

  test('is headed by the names and the answer', () => {
    expect(drawn.all('h1')[0]?.text).toBe('These three: compared');
    expect(drawn.all('.comparison-lead')[0]?.text).toMatch(/^Elm VPN has the highest overall score here/);
    expect(drawn.all('.choice-hint')[0]?.attributes.id).toBe('first-four');
  });

  test('has a column for each, in the order of the choice', () => {
    const [selected] = drawn.all('ul.selected');
    expect(selected?.attributes.class).toBe('selected columns-3');
    expect(selected?.all('h3').map(({ text }) => text)).toEqual(['Birch VPN', 'Cedar VPN', 'Elm VPN']);
    expect(
      drawn
        .all('.pair-columns')[0]
        ?.all('h3')
        .map(({ text }) => text),
    ).toEqual(['Birch VPN', 'Cedar VPN', 'Elm VPN']);
  });

  test('names an owner that some share', () => {
    expect(drawn.all('.same-owner')[0]?.text).toContain('Birch VPN and Cedar VPN belong to Grove Group');
    expect(view(['alder', 'birch', 'elm']).all('.same-owner')).toEqual([]);
  });

  test('leads back to the overview where there is one', () => {
    const again = drawn.all('a').find(({ text }) => text === 'Choose others');
    expect(again?.attributes.href).toBe(site.document('pages/comparisons')?.path);
    const without = view(['birch', 'cedar', 'elm'], { ...site, document: () => undefined });
    expect(without.text).not.toContain('Choose others');
  });
});
