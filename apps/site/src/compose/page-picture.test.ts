import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { composeLocaleSite } from './locale-site.ts';
import { composePreview, hasPicture } from './page-picture.ts';
import { readablePageAt } from './pages.ts';

const catalog = fixtureCatalog();
const localeSite = composeLocaleSite(catalog, 'en', 'https://vpn.example', fixtureDay);
const pageAt = (path: string) => {
  const page = readablePageAt(catalog, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};

/** Returns the site of the same language with this many providers. */
function grown(count: number) {
  const [model] = catalog.facts.providers;
  const more = Array.from({ length: count - catalog.facts.providers.length }, (_, place) => `copy-${place}`);
  const providers = new Map([
    ...localeSite.site.providers,
    ...more.map((id) => [id, { ...model, id } as NonNullable<typeof model>] as const),
  ]);
  return { ...localeSite, site: { ...localeSite.site, providers } };
}

test('a title that says what the page is stands alone in the text of its picture', () => {
  const alt = (path: string) => composePreview(pageAt(path), localeSite)?.alt;
  expect(alt('/reviews/alder')).toBe(
    'Alder VPN review. A made-up provider of which everything is known, with good sources and recent dates. Tied for first: 8.3 of 10; Now: $96.00 for 24 months; Later: $72.00 a year',
  );
  expect(alt('/compare/alder-vs-elm')).toMatch(/^Comparison: /);
  expect(alt('/tools/your-ranking')).toMatch(/^Tool: /);
});

const pair = pageAt('/compare/alder-vs-elm');

test('every page has its own picture, save the home page, and pairs past some thousand', () => {
  expect(hasPicture(pair, localeSite)).toBe(true);
  expect(hasPicture(pageAt('/reviews/alder'), localeSite)).toBe(true);
  expect(hasPicture(pageAt('/'), localeSite)).toBe(false);
  expect(composePreview(pair, grown(58))?.path).toBe('/_og/compare/alder-vs-elm.png');
  expect(composePreview(pair, grown(59))).toBeUndefined();
  expect(composePreview(pageAt('/reviews/alder'), grown(59))?.path).toBe('/_og/reviews/alder.png');
});
