import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import {
  defaultPriceList,
  formatPriceListQuery,
  parsePriceListQuery,
} from '@vpn-site/core/price/price-list.ts';
import { isTool, priceListDocument } from '@vpn-site/core/route/named-routes.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { selectDeals } from '#blocks/page/deals/deals.block.ts';
import type { ToolPage } from '#page/page.ts';
import { type HeadlineReceipt, selectReceipt, trueCostDocument } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { taxNote } from '#site/tax-note.ts';
import type { Address, PictureRow, PictureWords } from '../page-kind.ts';
import { documentOfKind, paths as documentPaths, writtenPage } from './written.ts';

/** The max length of a query in characters. No tool needs more. */
const maxQueryLength = 1000;

/** Resolves a tool, with the reader's query if there is one. */
export function resolve(address: Pick<Address, 'catalog' | 'path' | 'query'>): ToolPage | undefined {
  const document = documentOfKind('tool', address);
  if (!document) return undefined;
  const page: ToolPage = { kind: 'tool', ...writtenPage(address.catalog, document) };
  const asked = String(new URLSearchParams(address.query.slice(0, maxQueryLength)));
  if (asked === '') return page;
  return {
    ...page,
    query: `?${asked}`,
    canonicalQuery: document.id === priceListDocument ? sortQuery(asked) : '',
    alternates: page.alternates.map((alternate) => ({ ...alternate, path: `${alternate.path}?${asked}` })),
  };
}

/** Returns the sort order of the price list as a query; empty for the default order and for unknown ones. */
function sortQuery(asked: string): string {
  return formatPriceListQuery({ ...parsePriceListQuery(asked), length: defaultPriceList.length });
}

export function* paths(catalog: Catalog, locales: readonly LocaleCode[]): Iterable<string> {
  for (const path of documentPaths(catalog, locales)) {
    const document = catalog.documents.atPath(path);
    if (document && isTool(document, path)) yield path;
  }
}

/** The max number of rows that are legible on a small picture. */
const maxRows = 3;

/** The content of the preview picture. For tools about prices, these are prices: a receipt, or the lowest totals. */
export const picture: PictureWords<ToolPage> = {
  kind: (_page, t) => t('pagePicture.tool'),
  basis: ({ documentId }, site) => {
    const showsPrices = documentId === trueCostDocument || documentId === priceListDocument;
    return showsPrices ? taxNote(site) : undefined;
  },
  rows: ({ documentId }, site) => {
    if (documentId === trueCostDocument) return receiptRows(site);
    if (documentId !== priceListDocument) return [];
    return selectDeals({ ...site, query: '' })
      .rows.slice(0, maxRows)
      .flatMap(({ face, total }) => (total === undefined ? [] : [{ label: face.name, value: total }]));
  },
};

/** Returns the receipt of the best-ranked provider whose price rises, because receipts exist to show such rises. */
function shownReceipt(site: SiteContext): HeadlineReceipt | undefined {
  const receipts = site
    .ranking(allPurpose)
    .ranking.ranked.flatMap(({ score }) => selectReceipt(score.provider, site) ?? []);
  return receipts.find(({ lines }) => lines.some(({ isHigher }) => isHigher)) ?? receipts[0];
}

function receiptRows(site: SiteContext): PictureRow[] {
  const shown = shownReceipt(site);
  if (!shown) return [];
  const [first, next] = shown.lines;
  return [first, next, shown.total].flatMap((line, index) =>
    line ? [{ label: index === 0 ? `${shown.name}, ${line.label}` : line.label, value: line.amount }] : [],
  );
}
