import { styleSheets } from 'virtual:style-sheets';
import type { PageSheets } from '#head/site-tags.ts';

/** The style sheets of all pages, in cascade order. */
const sharedNames = ['faces', 'site'];
const printName = 'print';
const shared = sharedNames.map(addressOf);
const print = addressOf(printName);
const sheets = styleSheets
  .filter(({ name }) => name !== printName && !sharedNames.includes(name))
  .map(({ name, address, classes }) => ({ name, address, own: new Set(classes) }));

/**
 * Returns the style sheets that a page needs: the shared ones, and those with a class that its HTML uses. All other sheets
 * are returned separately. Because the HTML decides, blocks can be used on any page without declaring their styles.
 */
export function pageSheets(html: string): PageSheets {
  const used = classesInPage(html);
  const { needed = [], others = [] } = Object.groupBy(sheets, ({ own }) =>
    own.isDisjointFrom(used) ? 'others' : 'needed',
  );
  return {
    needed: [...shared, ...needed.map(({ address }) => address)],
    print,
    // No page links to the style guide, so its style sheet is never needed next.
    others: others.filter(({ name }) => name !== 'styleguide').map(({ address }) => address),
  };
}

function addressOf(wanted: string): string {
  const sheet = styleSheets.find(({ name }) => name === wanted);
  if (!sheet) throw new Error(`There is no style sheet "${wanted}".`);
  return sheet.address;
}

function classesInPage(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
}
