import type { Catalog } from '#catalog/catalog.ts';
import { maxCompared, minCompared, selectionAddress } from '#domain/comparison/selection.ts';
import { localeOf } from '#domain/locale/locale-table.ts';
import type { SelectionPage } from '#domain/page/page.ts';
import { documentPage } from './document-page.ts';

/** The overview of comparisons, whose address also shows a choice of three or four. */
export const comparisonsDocument = 'pages/comparisons';

/** The table of some providers at the overview's address, or undefined where the choice is not one. */
export function selectionAt(catalog: Catalog, path: string, chosen: string): SelectionPage | undefined {
  const document = catalog.documents.atPath(path);
  if (document?.id !== comparisonsDocument) return undefined;
  const asked = chosen.split(',');
  const providers = catalog.facts.providers.filter(({ id }) => asked.includes(id));
  if (providers.length !== asked.length) return undefined;
  if (providers.length < minCompared || providers.length > maxCompared) return undefined;
  const overview = documentPage(catalog, document);
  const list = new Intl.ListFormat(localeOf(document.locale).iso, { type: 'conjunction' });
  const ids = providers.map(({ id }) => id);
  return {
    kind: 'selection',
    providers: ids,
    names: list.format(providers.map(({ name }) => name)),
    path,
    locale: document.locale,
    layout: 'default',
    alternates: overview.alternates.map((alternate) => ({
      ...alternate,
      path: selectionAddress(alternate.path, ids),
    })),
  };
}
