import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { ordersNaming } from '@vpn-site/core/country/block-orders.ts';
import { homeCountry } from '@vpn-site/core/country/country.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { needQuery } from '@vpn-site/core/need/need-progress.ts';
import { firstQuestion } from '@vpn-site/core/need/need-tree.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { rankingFile } from '@vpn-site/site/blocks/tools/your-ranking/ranking-file.ts';
import { pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { buildRoutes } from '@vpn-site/site/compose/page-routes.ts';
import { type DefaultTreeAdapterMap, parse, serializeOuter } from 'parse5';
import { describe, expect, test } from 'vitest';
import { renderPageOf } from '../calendar/render-page.ts';

type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

const catalog = fixtureCatalog();

/**
 * Turkish pages that the server renders on request: a comparison of three providers, and a result of the tool "Do I need a
 * VPN?".
 */
const onRequest: readonly (readonly [path: string, query: string])[] = [
  ['/tr/karsilastirma', '?with=alder,birch,elm'],
  ['/tr/araclar/vpn-gerekli-mi', needQuery([{ question: firstQuestion, answer: 'any' }])],
];

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value ?? '';

function elementsIn(node: Parent): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

/** Returns the provider to which a link leads; undefined for all other elements. */
function destination(element: Element): string | undefined {
  return /\/sendme\/([a-z0-9-]+)/.exec(attribute(element, 'href'))?.[1];
}

const isChip = (element: Element) => attribute(element, 'class').split(' ').includes('order-chip');

/**
 * Returns the links to named providers that have no chip of their own: the smallest element with the link and a chip must
 * not have a link to another provider.
 */
function linksWithoutChip(html: string, named: ReadonlySet<string>): string[] {
  return elementsIn(parse(html)).flatMap((link) => {
    const provider = destination(link);
    if (provider === undefined || !named.has(provider)) return [];
    let around = link.parentNode;
    while (around && 'parentNode' in around && !elementsIn(around).some(isChip)) around = around.parentNode;
    const inside = around ? elementsIn(around) : [];
    const isMarked =
      inside.some(isChip) && inside.every((other) => [provider, undefined].includes(destination(other)));
    return isMarked ? [] : [serializeOuter(link)];
  });
}

describe.each(localeCodes)('in %s', (locale) => {
  const shared = composeLocaleSite(catalog, locale, 'https://site.example', fixtureDay);
  const country = homeCountry(shared.site.countries, locale);
  const named = new Set(
    [...shared.site.providers.keys()].filter((id) => country && ordersNaming(country, id).length > 0),
  );

  test('every link to a provider that the country of the readers blocks has its chip', () => {
    const { files } = buildRoutes(catalog, readBuildSettings({}));
    const written = files.filter((path) => pageAt(catalog, path)?.locale === locale);
    const addresses = [...written.map((path) => [path, ''] as const), ...(locale === 'tr' ? onRequest : [])];
    const pages = addresses.map(([path, query]) => ({
      path: path + query,
      html: renderPageOf(catalog, path, shared, query),
    }));
    const missing = pages.flatMap(({ path, html }) =>
      linksWithoutChip(html, named).map((link) => `${path}: ${link}`),
    );
    expect(missing).toEqual([]);
    const marked = pages.filter(({ html }) => html.includes('order-chip')).length;
    if (named.size > 0) expect(marked).toBeGreaterThan(20);
    else expect(marked).toBe(0);
  });

  test('the data of the own ranking has a chip for exactly the named ones', () => {
    const { providers } = rankingFile(shared.site).texts;
    const withChip = Object.keys(providers).filter((id) => providers[id]?.link.orderChip);
    expect(new Set(withChip)).toEqual(named);
  });
});
