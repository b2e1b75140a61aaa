import { withSheetsInHead } from '@vpn-site/site/head/first-screen.ts';
import { parse, parseFragment, serialize } from 'parse5';
import { type Element, elementsIn, replaceChildren } from './html-tree.ts';
import { mirrorLinks } from './mirror-links.ts';
import { removeInteractive } from './remove-interactive.ts';
import type { MirroredPage, MirroredSite } from './resolve-address.ts';
import { relativeLink } from './resolve-address.ts';

/** The mirror's own style sheet: how the notice and the mark of links to the original look. */
export const mirrorSheet = 'mirror.css';

/** What every page says about being a copy. */
export interface CopyWords {
  /** HTML of the notice. */
  readonly notice: string;
  /** What a link to the original says when it is pointed at. */
  readonly opensOriginal: string;
}

export interface MirroredHtml {
  readonly html: string;
  /** Files of the mirror that the page is drawn with or leads to. */
  readonly files: ReadonlySet<string>;
}

/** A page of the build as a file that any server, or none, can show. */
export function mirrorPage(
  source: string,
  page: MirroredPage,
  site: MirroredSite,
  words: CopyWords,
  styledData: ReadonlySet<string>,
): MirroredHtml {
  const document = parse(withSheetsInHead(source), { scriptingEnabled: false });
  replaceChildren(document, removeInteractive);
  const files = mirrorLinks(document, page, site, words.opensOriginal);
  const elements = elementsIn(document);
  for (const element of elements) {
    element.attrs = element.attrs.filter(({ name }) => isRead(name, styledData));
  }
  const theOne = (name: string) => {
    const found = elements.find(({ tagName }) => tagName === name);
    if (!found) throw new Error(`${page.path} has no <${name}>.`);
    return found;
  };
  const head = theOne('head');
  // A policy holds for what comes after it: it stands as high as the encoding lets it.
  insert(head, 1, policyOfCopy(site));
  insert(
    head,
    head.childNodes.length,
    `<link rel="stylesheet" href="${relativeLink(page.file, mirrorSheet)}">`,
  );
  const body = theOne('body');
  insert(body, body.childNodes.indexOf(theOne('header')), words.notice);
  return { html: serialize(document), files };
}

/** Data attributes are for scripts, save those that a style sheet looks at. */
function isRead(attribute: string, styledData: ReadonlySet<string>): boolean {
  return !attribute.startsWith('data-') || styledData.has(attribute);
}

function policyOfCopy({ siteUrl }: MirroredSite): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${mirrorPolicy(siteUrl)}">`;
  // Whoever is linked to need not learn where a copy lies.
  return `${policy}<meta name="referrer" content="no-referrer">`;
}

function insert(parent: Element, index: number, markup: string): void {
  const nodes = parseFragment(parent, markup, {}).childNodes;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(index, 0, ...nodes);
}

/**
 * What a page of the mirror may do, said in the page because a foreign server sends no headers: draw with the files
 * beside it, and hand a form to the original. Who may frame it cannot be said there.
 */
function mirrorPolicy(siteUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `form-action ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
  ].join('; ');
}
