import { mdMediaQuery } from '#ui/theme/breakpoints.ts';

/** The critical CSS of some pages, inlined so that the first paint does not wait for stylesheets. */
export interface FirstSheet {
  /** The page kind it was made for. */
  readonly name: string;
  readonly css: string;
  /** The elements and classes that the CSS has rules for. It does not fit a page with others on its first screen. */
  readonly names: readonly string[];
}

/** The number of characters of text on the first screen: more than a phone shows, and about as many as a desktop shows. */
const charactersAtFirst = 800;
/** Matches sections at which a page may be split, because they are always below each other. */
const section =
  /<(?:section|div) class="(?:entry|home-section|ranking|roundup-opening|roundup-section)[" ][^>]*>/g;
const sheetLink = /<link rel="stylesheet" href="[^"]+"(?: media="print")?>/g;
/** Matches the link to the sheet with the font faces, which critical CSS contains completely. */
const facesLink = /<link rel="stylesheet" href="([^"]*\/faces\.[^"]*)">/;
/** The start of the tag with the sheets that scripts prefetch. */
const nextSheets = '<meta name="next-sheets" content="';
const namedFaces = new RegExp(`${nextSheets}([^" ]*/faces\\.[^" ]*) `);
/**
 * A link that blocks painting until the marker above the first section has been parsed, because content above it is side by
 * side and would shift as more of it arrives. Sections are below each other and do not shift. Browsers without support
 * paint as usual.
 */
const openingEnd = '<i id="opening-end" hidden></i>';
const expectOpening = '<link rel="expect" href="#opening-end" blocking="render">';
/**
 * Matches font preloads. In the head, they delay the first paint and compete with the text. On wide screens, connections
 * are seldom slow, so there the preload stays in the head. For phones, it is after the content above the first section.
 */
const faceLink = /<link rel="preload" as="font"[^>]*>/g;
const forWideScreens = ` media="${mdMediaQuery.replace('>', '&gt;')}"`;
const openingEndWithFaces = new RegExp(`${openingEnd}(?:${faceLink.source})*`);
/** Matches the start of an element that is not rendered until it is opened. */
const closed = /<(dialog|div) [^>]*\bpopover="auto"[^>]*>/g;
const tags = /<[^>]*>/g;

/**
 * Returns the position at which the first screen ends: inside the first section that begins below the first screen; on a
 * short page, before the footer.
 */
export function firstScreenEnd(html: string): number | undefined {
  return sectionAfter(html, charactersAtFirst);
}

/**
 * Returns a position inside the first section that begins after this many characters of text, otherwise the end of the
 * content.
 */
function sectionAfter(html: string, characters: number): number | undefined {
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>', main);
  if (main === -1 || end === -1) return undefined;
  const content = html.slice(main, end);
  for (const { index, 0: tag } of content.matchAll(section)) {
    const before = content.slice(0, index).replaceAll(tags, '');
    if (before.length >= characters) return main + index + tag.length;
  }
  return end;
}

/** Returns the names in a part of a page that CSS selectors can match: elements, and classes with their dot. */
function namesIn(html: string): Set<string> {
  const rendered = withoutClosed(html);
  const elements = [...rendered.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
  const classes = [...rendered.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    plainText(names)
      .split(' ')
      .map((name) => `.${name}`),
  );
  return new Set([...elements, ...classes]);
}

/** Removes the content of elements that are not open, but not the elements themselves. */
function withoutClosed(html: string): string {
  let rendered = '';
  let at = 0;
  for (const { 0: tag, 1: name, index } of html.matchAll(closed)) {
    if (index < at) continue;
    rendered += html.slice(at, index + tag.length);
    const ends = html.slice(index).matchAll(new RegExp(`<(/?)${name}[ >]`, 'g'));
    let depth = 0;
    for (const end of ends) {
      depth += end[1] === '/' ? -1 : 1;
      at = index + end.index;
      if (depth === 0) break;
    }
  }
  return rendered + html.slice(at);
}

/** Returns the element and class names on the first screen of a page. */
export function firstScreenNames(html: string, end: number): Set<string> {
  return namesIn(html.slice(html.indexOf('<body'), end)).add('html');
}

/**
 * Returns the page with its critical CSS in the head and its stylesheets linked where the first screen ends. A browser
 * paints the part before such a link without waiting for it, and never paints the rest without styles. If no critical CSS
 * fits, the page is returned unchanged, and is painted when its sheets have arrived.
 */
export function withFirstSheet(html: string, sheets: readonly FirstSheet[]): string {
  const end = firstScreenEnd(html);
  const opening = sectionAfter(html, 0);
  if (end === undefined || opening === undefined) return html;
  const names = firstScreenNames(html, end);
  const sheet = sheets.find((candidate) => names.isSubsetOf(knownNames(candidate)));
  if (!sheet) return html;
  const links = html.match(sheetLink) ?? [];
  const [head = '', ...rest] = html.slice(0, opening).split(links.join(''));
  if (links.length === 0 || rest.length !== 1) return html;
  const faceLinks = html.match(faceLink)?.join('') ?? '';
  const wideFaceLinks = faceLinks.replaceAll('>', `${forWideScreens}>`);
  const text = rest.join('').replace(faceLinks, wideFaceLinks);
  const first = `${head}${expectOpening}<style>${sheet.css}</style>${text}${openingEnd}${faceLinks}`;
  const rendered = `${first}${html.slice(opening, end)}${links.join('')}${html.slice(end)}`;
  const [faces = '', address = ''] = facesLink.exec(rendered) ?? [];
  return address ? rendered.replace(faces, '').replace(nextSheets, `${nextSheets}${address} `) : rendered;
}

/** Reverses `withFirstSheet`, for copies whose server sends no policy that allows the inline style. */
export function withSheetsInHead(html: string): string {
  const [style] = /<style>.*?<\/style>/s.exec(html) ?? [];
  if (style === undefined) return html;
  const [named = '', address = ''] = namedFaces.exec(html) ?? [];
  const faces = address ? [`<link rel="stylesheet" href="${address}">`] : [];
  const links = [...faces, ...(html.match(sheetLink) ?? [])];
  return html
    .replace(expectOpening, '')
    .replace(openingEndWithFaces, '')
    .replaceAll(faceLink, (link) => link.replace(forWideScreens, ''))
    .replaceAll(sheetLink, '')
    .replace(style, () => links.join(''))
    .replace(named, nextSheets);
}

const known = new WeakMap<FirstSheet, ReadonlySet<string>>();

function knownNames(sheet: FirstSheet): ReadonlySet<string> {
  const names = known.get(sheet) ?? new Set(sheet.names);
  known.set(sheet, names);
  return names;
}

function plainText(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
