import { fromMd } from '#ui/theme/breakpoints.ts';

/** The rules that the first screen of some pages needs: written into them, so that nothing is waited for. */
export interface FirstSheet {
  /** The kinds of pages it was made for. */
  readonly name: string;
  readonly css: string;
  /** The elements and classes that it knows. A page whose first screen has another cannot be drawn with it. */
  readonly names: readonly string[];
}

/** What a screen may hold before its end is scrolled to: more than a phone shows, and about what a desk does. */
const charactersAtFirst = 800;
/** Where a page may be parted: sections that follow each other down the page, never side by side. */
const section =
  /<(?:section|div) class="(?:entry|home-section|ranking|roundup-opening|roundup-section)[" ][^>]*>/g;
const sheetLink = /<link rel="stylesheet" href="[^"]+">/g;
/** A first sheet holds it whole. */
const facesLink = /<link rel="stylesheet" href="([^"]*\/faces\.[^"]*)">/;
/** Where a page names the sheets that only scripts fetch ahead. */
const nextSheets = '<meta name="next-sheets" content="';
const namedFaces = new RegExp(`${nextSheets}([^" ]*/faces\\.[^" ]*) `);
/**
 * Nothing is painted before all above the first section has been read: what stands there side by side moves when more of it comes.
 * Sections follow each other and move nothing. Browsers that do not know it paint as before.
 */
const openingEnd = '<i id="opening-end" hidden></i>';
const expectOpening = '<link rel="expect" href="#opening-end" blocking="render">';
/**
 * In the head a browser lets the first paint wait for the face, and sends the face beside the text. On a wide screen the line is
 * seldom slow; on a phone it is asked for below the opening.
 */
const faceLink = /<link rel="preload" as="font"[^>]*>/g;
const forWideScreens = ` media="${fromMd.replace('>', '&gt;')}"`;
const openingEndWithFaces = new RegExp(`${openingEnd}(?:${faceLink.source})*`);
/** Begins what is not drawn before somebody opens it. */
const closed = /<(dialog|div) [^>]*\bpopover="auto"[^>]*>/g;
const tags = /<[^>]*>/g;

/** Where the first screen ends: within the first section that begins below it, or before the foot of a short page. */
export function firstScreenEnd(html: string): number | undefined {
  return sectionAfter(html, charactersAtFirst);
}

/** Within the first section that begins after so many characters of text, or where the content ends. */
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

/** The names of a part of a page by which a rule can reach it: elements, and classes with their dot. */
function namesIn(html: string): Set<string> {
  const drawn = withoutClosed(html);
  const elements = [...drawn.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
  const classes = [...drawn.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    plainText(names)
      .split(' ')
      .map((name) => `.${name}`),
  );
  return new Set([...elements, ...classes]);
}

/** Of what is closed, only the element itself stays. */
function withoutClosed(html: string): string {
  let drawn = '';
  let at = 0;
  for (const { 0: tag, 1: name, index } of html.matchAll(closed)) {
    if (index < at) continue;
    drawn += html.slice(at, index + tag.length);
    const ends = html.slice(index).matchAll(new RegExp(`<(/?)${name}[ >]`, 'g'));
    let depth = 0;
    for (const end of ends) {
      depth += end[1] === '/' ? -1 : 1;
      at = index + end.index;
      if (depth === 0) break;
    }
  }
  return drawn + html.slice(at);
}

/** The names that the first screen of a page has. */
export function firstNames(html: string, end: number): Set<string> {
  return namesIn(html.slice(html.indexOf('<body'), end)).add('html');
}

/**
 * The page with the rules of its first screen in its head, and its style sheets linked where that screen ends. A browser
 * paints what stands before such a link without waiting for it, and draws nothing that follows without its rules. A page that
 * no first sheet fits stays as it is, and is painted when its sheets have arrived.
 */
export function withFirstSheet(html: string, sheets: readonly FirstSheet[]): string {
  const end = firstScreenEnd(html);
  const opening = sectionAfter(html, 0);
  if (end === undefined || opening === undefined) return html;
  const names = firstNames(html, end);
  const sheet = sheets.find((candidate) => names.isSubsetOf(knownNames(candidate)));
  if (!sheet) return html;
  const links = html.match(sheetLink) ?? [];
  const [head = '', ...rest] = html.slice(0, opening).split(links.join(''));
  if (links.length === 0 || rest.length !== 1) return html;
  const faceLinks = html.match(faceLink)?.join('') ?? '';
  const wideFaceLinks = faceLinks.replaceAll('>', `${forWideScreens}>`);
  const text = rest.join('').replace(faceLinks, wideFaceLinks);
  const first = `${head}${expectOpening}<style>${sheet.css}</style>${text}${openingEnd}${faceLinks}`;
  const drawn = `${first}${html.slice(opening, end)}${links.join('')}${html.slice(end)}`;
  const [faces = '', address = ''] = facesLink.exec(drawn) ?? [];
  return address ? drawn.replace(faces, '').replace(nextSheets, `${nextSheets}${address} `) : drawn;
}

/** The same page as it was: for a copy whose server sends no policy that would allow the style. */
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
