import { classesInPage, ownClasses } from '#ui/styles/sheet-classes.ts';
import comparison from '#ui/styles/sheets/comparison.css?url';
import dataPages from '#ui/styles/sheets/data-pages.css?url';
import home from '#ui/styles/sheets/home.css?url';
import ranking from '#ui/styles/sheets/ranking.css?url';
import review from '#ui/styles/sheets/review.css?url';
import site from '#ui/styles/site.css?url';

const written = import.meta.glob<string>('../ui/styles/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.fromEntries(
  Object.entries(written).map(([path, css]) => [path.replace('../ui/styles/', ''), css]),
);
const sheets = [
  { address: comparison, own: ownClasses(sources, 'sheets/comparison.css') },
  { address: dataPages, own: ownClasses(sources, 'sheets/data-pages.css') },
  { address: home, own: ownClasses(sources, 'sheets/home.css') },
  { address: ranking, own: ownClasses(sources, 'sheets/ranking.css') },
  { address: review, own: ownClasses(sources, 'sheets/review.css') },
];

interface PageSheets {
  /** In the order in which they apply. */
  readonly needed: readonly string[];
  /** Those of other kinds of pages, which a reader may open next. */
  readonly others: readonly string[];
}

/**
 * The style sheets of a page: what all pages share, then those whose classes it has; and those of other pages. The page
 * itself is asked, so that blocks may stand anywhere and nobody has to say where they do.
 */
export function pageSheets(html: string): PageSheets {
  const used = classesInPage(html);
  const { needed = [], others = [] } = Object.groupBy(sheets, ({ own }) =>
    own.isDisjointFrom(used) ? 'others' : 'needed',
  );
  const address = (sheet: { readonly address: string }) => sheet.address;
  return { needed: [site, ...needed.map(address)], others: others.map(address) };
}
