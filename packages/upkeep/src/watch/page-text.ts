import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

/** The readable text of a response. */
export interface PageText {
  /** The article as readers see it; the whole text if the page has no article. */
  readonly text: string;
  /** The whole text of the page, including menus and small print. */
  readonly whole: string;
  /** Number of scripts in the page, which may render more text. */
  readonly scripts: number;
}

/** Elements that start on their own line. */
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR BUTTON DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL OPTION P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TITLE TR UL'.split(
    ' ',
  ),
);
/**
 * Matches whitespace to normalize, except single spaces, which are the most common; skipping those saves a second on a
 * large page.
 */
const spaces = /\s{2,}|[^\S ]/g;
const hiddenTags = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'SVG', 'IFRAME']);

/** Characters of HTML above which no article is extracted: a longer page is hardly one article, and extraction takes seconds. */
const longestArticle = 1_000_000;

/** Open elements above which a page is not read: real pages have dozens, and the time to parse grows with their square. */
const maxOpenElements = 1000;

/** Extracts the text of a response; undefined if it is not text, such as an image or a PDF. */
export function pageText(body: Buffer, contentType: string): PageText | undefined {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type === '' || /^(?:text\/html|application\/xhtml\+xml)$/.test(type.trim())) {
    return htmlText(decoded(body, contentType));
  }
  if (!/^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|x-yaml|csv)$)/.test(type.trim()))
    return undefined;
  const text = decoded(body, contentType);
  return { text, whole: text, scripts: 0 };
}

/** Throws for a page that is nested so deeply that it can only be an attack. */
export function htmlText(html: string): PageText {
  if (mostOpenElements(html) > maxOpenElements) {
    throw new Error(`the page has more than ${maxOpenElements} elements open at once`);
  }
  const { document } = parseHTML(withBody(html));
  const scripts = document.querySelectorAll('script:not([type*="json"])').length;
  const whole = visibleText(document);
  return { text: (html.length > longestArticle ? undefined : articleText(html)) ?? whole, whole, scripts };
}

const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that a following one of the same name closes. */
const closedByNext = new Set('p li dt dd tr td th option'.split(' '));

/** Counts how many elements are open at the deepest place, as the parser would, but without building a tree. */
function mostOpenElements(html: string): number {
  const open: string[] = [];
  let most = 0;
  const tags = /<(script|style)\b[^>]*>[\s\S]*?<\/\1|<(\/?)([a-z][^\s/>]*)[^>]*?(\/?)>/gi;
  for (const [, code, end, written = '', isEmpty] of html.matchAll(tags)) {
    const name = written.toLowerCase();
    if (code !== undefined || isEmpty === '/' || withoutEnd.has(name)) continue;
    if (end === '/') {
      const start = open.lastIndexOf(name);
      if (start !== -1) open.length = start;
      continue;
    }
    const last = open.at(-1) ?? '';
    if ((last === name && closedByNext.has(name)) || (last === 'p' && blocks.has(written.toUpperCase())))
      open.pop();
    open.push(name);
    most = Math.max(most, open.length);
    if (most > maxOpenElements) break;
  }
  return most;
}

/** Extracts the article. Readability modifies the document, so it gets its own. */
function articleText(html: string): string | undefined {
  const { document } = parseHTML(withBody(html));
  try {
    const article = new Readability(document, { serializer: visibleText }).parse();
    return article?.content || undefined;
  } catch {
    // A page that Readability cannot process has no article.
    return undefined;
  }
}

/** Adds a missing `<body>`: browsers infer it, but this parser does not. */
function withBody(html: string): string {
  if (/<body[\s>]/i.test(html)) return html;
  return /<\/head>/i.test(html)
    ? html.replace(/<\/head>/i, '</head><body>')
    : `<!doctype html><html><body>${html}</body></html>`;
}

/** Returns the text of a page with a line break wherever readers see one; textContent would join the cells of a table. */
function visibleText(node: Node | null): string {
  const lines: string[] = [];
  collect(node, lines);
  return lines
    .join('')
    .replaceAll(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
}

function collect(node: Node | null, into: string[]): void {
  if (!node) return;
  if (node.nodeType === 3) {
    // A line break in the source is rendered as a space.
    into.push((node.nodeValue ?? '').replaceAll(spaces, ' '));
    return;
  }
  const name = node.nodeName.toUpperCase();
  if (hiddenTags.has(name)) return;
  const edge = blocks.has(name) ? '\n' : '';
  into.push(edge);
  for (const child of node.childNodes) collect(child, into);
  into.push(edge);
}

/** Decodes a response with the encoding of its header or the page; an unknown encoding is read as UTF-8. */
function decoded(body: Buffer, contentType: string): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.subarray(0, 2048).toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
