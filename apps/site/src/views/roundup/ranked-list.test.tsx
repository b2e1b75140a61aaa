import type { Node } from '@markdoc/markdoc';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { RankedList } from './ranked-list.tsx';

const site = testContext();
const ranked = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);
/** More providers than are expanded by default. */
const many = [...ranked, 'cedar', 'dogwood'];

const list = (context: SiteContext = site, sentences: ReadonlyMap<string, Node> = new Map()) =>
  renderElement(
    <RankedList profile="overall" providers={many} answered="alder" sentences={sentences} site={context} />,
  );
const places = list()
  .all('li')
  .filter(({ all }) => all('h3').length > 0);

describe('the ranked list', () => {
  test('has a line for the answer, cards for three more, and lines that open for the others', () => {
    expect(places.map(({ all }) => [all('.card-body').length, all('details').length])).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
    expect(places[0]?.all('h3')[0]?.text).toBe('Alder VPN our pick, above');
  });

  test('keeps the order it is given, each leading to its review', () => {
    const reviews = places.map(({ all }) =>
      all('a').find(({ attributes }) => attributes.href?.startsWith('/reviews/')),
    );
    expect(reviews.map((link) => link?.attributes.href)).toEqual(many.map((id) => `/reviews/${id}`));
  });

  test('what opens a card holds nothing else that could be pressed', () => {
    const lines = places.flatMap(({ all }) => all('summary'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect([...line.all('a'), ...line.all('div')]).toEqual([]);
  });

  test('puts what an author wrote on the card it is about, folded or not', () => {
    const rendered = list(
      site,
      new Map([
        ['elm', parseMarkdoc('Elm argues.')],
        ['dogwood', parseMarkdoc('Dogwood too.')],
      ]),
    );
    const words = rendered.all('.card-body').map(({ all }) => all('p')[0]?.text);
    expect(words[0]).toBe('Elm argues.');
    expect(words.at(-1)).toBe('Dogwood too.');
    expect(words[1]).toMatch(/^In its favor: /);
  });

  test('everybody can be ticked, and the form leads to the comparison without scripts', () => {
    const [form] = list().all('form');
    expect(form?.attributes.action).toBe('/compare');
    const inputs = form?.all('input').map(({ attributes }) => [attributes.name, attributes.value]);
    expect(inputs).toEqual([['with', ''], ...many.map((id) => ['with', id])]);
    expect(form?.all('label').map(({ text }) => text)[1]).toBe('Compare Elm VPN');
    expect(form?.all('button')[0]?.attributes.type).toBe('submit');
  });

  test('on a site without comparisons nothing can be ticked', () => {
    const rendered = list({ ...site, document: () => undefined });
    expect(rendered.all('form')).toEqual([]);
    expect(rendered.all('input')).toEqual([]);
    expect(rendered.all('ol.ranked')).toHaveLength(1);
  });

  test('links out say that they stand in a ranking', () => {
    for (const place of places.slice(1)) {
      expect(place.all('a.button')[0]?.attributes.href).toMatch(/\?from=roundup$/);
    }
  });
});
