import { styleSheets } from 'virtual:style-sheets';

/** The sheets of all pages, in the order in which they apply. */
const common = ['faces', 'site'];
const shared = common.flatMap((wanted) =>
  styleSheets.filter(({ name }) => name === wanted).map(({ address }) => address),
);
const sheets = styleSheets
  .filter(({ name }) => !common.includes(name))
  .map(({ name, address, classes }) => ({ name, address, own: new Set(classes) }));

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
  return {
    needed: [...shared, ...needed.map(({ address }) => address)],
    // No page leads to the style guide.
    others: others.filter(({ name }) => name !== 'styleguide').map(({ address }) => address),
  };
}

/** The classes that elements of a page have. */
function classesInPage(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
}
