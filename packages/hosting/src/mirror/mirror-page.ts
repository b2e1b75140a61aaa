import { withSheetsInHead } from '@vpn-site/site/head/first-screen.ts';
import { parse, parseFragment, serialize } from 'parse5';
import { type Element, elementsIn, replaceChildren } from './html-tree.ts';
import { mirrorLinks } from './mirror-links.ts';
import { removeInteractive } from './remove-interactive.ts';
import type { MirroredPage, MirroredSite } from './resolve-address.ts';
import { relativeLink } from './resolve-address.ts';

/** The mirror's style sheet, for the notice and for the marks of links to the original. */
export const mirrorSheet = 'mirror.css';

/** The texts that tell readers that a page is a copy. */
export interface CopyWords {
  /** HTML of the notice. */
  readonly notice: string;
  /** The title of a link to the original. */
  readonly opensOriginal: string;
}

export interface MirroredHtml {
  readonly html: string;
  /** Files of the mirror that the page needs or links to. */
  readonly files: ReadonlySet<string>;
}

/** Turns a page of the build into a file that works on any server and from disk. */
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
    element.attrs = element.attrs.filter(({ name }) => isNeededAttribute(name, styledData));
  }
  const requireElement = (name: string) => {
    const found = elements.find(({ tagName }) => tagName === name);
    if (!found) throw new Error(`${page.path} has no <${name}>.`);
    return found;
  };
  const head = requireElement('head');
  // The policy only applies to what follows it, so it comes right after the encoding.
  insert(head, 1, policyOfCopy(site));
  insert(
    head,
    head.childNodes.length,
    `<link rel="stylesheet" href="${relativeLink(page.file, mirrorSheet)}">`,
  );
  const body = requireElement('body');
  insert(body, body.childNodes.indexOf(requireElement('header')), words.notice);
  return { html: serialize(document), files };
}

/** Whether the copy needs an attribute. Data attributes are for scripts, except those that a style sheet uses. */
function isNeededAttribute(attribute: string, styledData: ReadonlySet<string>): boolean {
  return !attribute.startsWith('data-') || styledData.has(attribute);
}

function policyOfCopy({ siteUrl }: MirroredSite): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${mirrorPolicy(siteUrl)}">`;
  // Linked sites need not learn where a copy is hosted.
  return `${policy}<meta name="referrer" content="no-referrer">`;
}

function insert(parent: Element, index: number, markup: string): void {
  const nodes = parseFragment(parent, markup, {}).childNodes;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(index, 0, ...nodes);
}

/**
 * Returns the content security policy of a mirrored page. The page may load its files and submit forms to the original. The
 * policy is a `<meta>` tag, because a foreign server sends no such headers; `frame-ancestors` cannot be set in a tag.
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
