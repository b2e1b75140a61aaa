import type { Node } from '@markdoc/markdoc';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { TierBands } from './tier-bands.tsx';

const site = testContext();
const ranked = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);

/** Returns the fixture site with these tiers. */
function withTiers(tiers: readonly (readonly string[])[]): SiteContext {
  return { ...site, ranking: (profile) => ({ ...site.ranking(profile), tiers }) };
}
const four = withTiers(ranked.map((provider) => [provider]));
const bands = (context: SiteContext = site, sentences: ReadonlyMap<string, Node> = new Map()) =>
  renderElement(<TierBands profile="overall" answered="alder" sentences={sentences} site={context} />);

describe('the tiers of a ranking page', () => {
  test('are bands with a heading, and their rows keep the order of the list', () => {
    const rendered = bands();
    expect(rendered.all('.band').map((band) => band.all('h3')[0]?.text)).toEqual([
      'Tied for first',
      'Next best',
    ]);
    const reviews = rendered.all('h4').map(({ all }) => all('a')[0]?.attributes.href);
    expect(reviews).toEqual(ranked.map((id) => `/reviews/${id}`));
  });

  test('the pick is one line, the others have a reason, price, link and evidence', () => {
    const [pick, other] = bands().all('.rank-row');
    expect(pick?.all('h4')[0]?.text).toBe('Alder VPN our pick, above');
    expect(pick?.all('.price-line')).toEqual([]);
    expect(other?.all('.rank-why')[0]?.all('p')[0]?.text).toMatch(/^[A-Z].*\.$/);
    expect(other?.all('.price-line')).toHaveLength(1);
    expect(other?.all('a.button')[0]?.attributes.href).toMatch(/\?from=roundup$/);
    expect(other?.all('.rank-evidence')[0]?.text).toMatch(/^Evidence \d+%$/);
  });

  test('the last of four is folded, with its names and scores in the closed line', () => {
    const [fold] = bands(four).all('details');
    expect(fold?.all('summary')[0]?.text).toMatch(/^We’d skip these, and why Fir VPN \d\.\d$/);
    expect(bands(four).all('.band')).toHaveLength(3);
    expect(bands().all('details.band-fold')).toEqual([]);
  });

  test('an author’s sentence replaces the strengths', () => {
    const [, row] = bands(site, new Map([['elm', parseMarkdoc('Elm argues.')]])).all('.rank-row');
    expect(row?.all('.rank-why')[0]?.all('p')[0]?.text).toBe('Elm argues.');
  });

  test('rows can be selected and compared without scripts', () => {
    const [form] = bands().all('form');
    expect(form?.attributes.action).toBe('/compare');
    const inputs = form?.all('input').map(({ attributes }) => [attributes.name, attributes.value]);
    expect(inputs).toEqual([['with', ''], ...ranked.map((id) => ['with', id])]);
  });
});
