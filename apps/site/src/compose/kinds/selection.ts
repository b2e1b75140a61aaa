import type { Catalog } from '@vpn-site/content/catalog.ts';
import { maxCompared, minCompared, selectionAddress } from '@vpn-site/core/comparison/selection.ts';
import { formatList } from '@vpn-site/core/i18n/formats.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { SelectionPage } from '#page/page.ts';
import type { Address } from '../page-kind.ts';
import { writtenPage } from './written.ts';

/** The overview of comparisons. At its address, a query shows a selection of three or four providers. */
const overviewDocument = 'pages/comparisons';

/** Resolves the selection at the address of the overview; undefined if the selection is empty or invalid. */
export function resolve({
  catalog,
  path,
  query,
}: Pick<Address, 'catalog' | 'path' | 'query'>): SelectionPage | undefined {
  const chosen = new URLSearchParams(query).get('with');
  const document = catalog.documents.atPath(path);
  if (!chosen || document?.id !== overviewDocument) return undefined;
  const asked = chosen.split(',');
  const providers = catalog.facts.providers.filter(({ id }) => asked.includes(id));
  if (providers.length !== asked.length) return undefined;
  if (providers.length < minCompared || providers.length > maxCompared) return undefined;
  const ids = providers.map(({ id }) => id);
  return {
    kind: 'selection',
    providers: ids,
    names: formatList(
      providers.map(({ name }) => name),
      document.locale,
    ),
    path,
    locale: document.locale,
    alternates: writtenPage(catalog, document).alternates.map((alternate) => ({
      ...alternate,
      path: selectionAddress(alternate.path, ids),
    })),
  };
}

/** Returns the addresses of the overviews, where readers select providers. */
export function paths({ documents }: Catalog, locales: readonly LocaleCode[]): Iterable<string> {
  return documents
    .all()
    .filter(({ id, locale }) => id === overviewDocument && locales.includes(locale))
    .map(({ locale, slug }) => localizedPath(locale, slug));
}

export function title({ names }: SelectionPage, _config: SiteConfig, t: Translator): string {
  return t('comparison.many.title', { names });
}

export function description({ names }: SelectionPage, _config: SiteConfig, t: Translator): string {
  return t('comparison.many.description', { names });
}

/** Returns the address with the selection in its query. Without the query, a printed address would lead to another page. */
export function printedPath({ path, providers }: SelectionPage): string {
  return selectionAddress(path, providers);
}
