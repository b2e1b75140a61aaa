import type { Catalog } from '@vpn-site/content/catalog.ts';
import { redirectsFilePath } from '@vpn-site/content/data-files.ts';
import { pairPath } from '@vpn-site/core/comparison/selection.ts';
import { type LocaleCode, localeCodes, wholeLocaleCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath, localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { handOffPath } from '@vpn-site/core/outbound/hand-off.ts';
import { reviewPath } from '@vpn-site/core/route/named-routes.ts';
import { type Redirect, withMoved } from '@vpn-site/core/route/redirects.ts';
import { readablePageAt } from '@vpn-site/site/compose/pages.ts';
import { redirectsText } from '../move/redirects-text.ts';

/**
 * Redirects every address of a removed provider: a comparison to the other provider's review, all others to the list of
 * reviews.
 */
export function removedRedirects(root: string, id: string, catalog: Catalog) {
  const moved = [...goneAddresses(id, catalog)].filter(
    ({ from }) => !catalog.redirects.some((redirect) => redirect.from === from),
  );
  if (moved.length === 0) return [];
  const redirects = moved.reduce<readonly Redirect[]>(
    (written, redirect) => withMoved(written, redirect),
    catalog.redirects,
  );
  const summary = `${moved.length} addresses redirect to other pages`;
  return [{ file: redirectsFilePath, text: redirectsText(root, redirects), summary }];
}

/** Whether the addresses of a provider are already redirected. */
export function wasRemoved(id: string, catalog: Catalog): boolean {
  return localeCodes.some((locale) => {
    const address = reviewAddress(id, locale, catalog);
    return catalog.redirects.some(({ from }) => from === address);
  });
}

function* goneAddresses(id: string, catalog: Catalog): Generator<Redirect> {
  const { providers, formerProviders } = catalog.facts;
  const others = [...providers, ...formerProviders].map((one) => one.id).filter((other) => other !== id);
  const exists = (path: string) => readablePageAt(catalog, path) !== undefined;
  for (const locale of localeCodes) {
    const reviews = localizedPath(locale, reviewPath[locale].replace('/{provider}', ''));
    const overview = exists(reviews) ? reviews : homePath(locale);
    yield { from: reviewAddress(id, locale, catalog), to: overview };
    for (const tail of ['', '/continue']) yield { from: handOffPath(locale, id) + tail, to: overview };
    if (!wholeLocaleCodes.includes(locale)) continue;
    for (const other of others) {
      const review = reviewAddress(other, locale, catalog);
      const to = exists(review) ? review : overview;
      yield { from: pairPath([id, other], locale), to };
      yield { from: pairPath([other, id], locale), to };
    }
  }
}

function reviewAddress(id: string, locale: LocaleCode, { documents }: Catalog): string {
  const slug = documents.translation(`reviews/${id}`, locale)?.slug;
  return localizedPath(locale, slug ?? reviewPath[locale].replace('{provider}', id));
}
