import { styleSheets } from 'virtual:style-sheets';

/** The style sheets of all pages, in cascade order. */
const common = ['faces', 'site'];
const shared = common.flatMap((wanted) =>
  styleSheets.filter(({ name }) => name === wanted).map(({ address }) => address),
);
const sheets = styleSheets
  .filter(({ name }) => !common.includes(name))
  .map(({ name, address, classes }) => ({ name, address, own: new Set(classes) }));

interface PageSheets {
  /** In cascade order. */
  readonly needed: readonly string[];
  /** The style sheets of other kinds of pages, which a reader may open next. */
  readonly others: readonly string[];
}

/**
 * Returns the style sheets of a page: the shared ones, then those whose classes it uses, and separately the others.
 * Detected from the HTML, so that blocks can be used anywhere without declaring it.
 */
export function pageSheets(html: string): PageSheets {
  const used = classesInPage(html);
  const { needed = [], others = [] } = Object.groupBy(sheets, ({ own }) =>
    own.isDisjointFrom(used) ? 'others' : 'needed',
  );
  return {
    needed: [...shared, ...needed.map(({ address }) => address)],
    // No page links to the style guide.
    others: others.filter(({ name }) => name !== 'styleguide').map(({ address }) => address),
  };
}

function classesInPage(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
}
