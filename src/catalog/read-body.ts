import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '@markdoc/markdoc';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { withSiteName } from '#domain/site/placeholders.ts';
import { bodyStart } from './front-matter.ts';
import { minimarkBody } from './minimark.ts';
import { parseMarkdoc } from './parse-markdoc.ts';

/** The body as a Markdoc tree; positions count from the start of the file, so errors name the right line. */
function readBody(root: string, document: Pick<ContentDocument, 'file' | 'frontMatter'>): Node {
  const compact = minimarkBody(document.frontMatter.body);
  if (compact) return compact;
  const source = readFileSync(join(root, document.file), 'utf8');
  const start = bodyStart(source);
  const blankHead = source.slice(0, start).replaceAll(/[^\n]/g, '');
  return parseMarkdoc(blankHead + source.slice(start), document.file);
}

/** What is shown of a document: its excerpt when that is asked for and there is one, otherwise its body. */
export function readBodyOrExcerpt(
  root: string,
  document: Pick<ContentDocument, 'file' | 'frontMatter'>,
  wanted: 'body' | 'excerpt',
  siteName: string,
): Node {
  const { excerpt } = document.frontMatter;
  const shown =
    wanted === 'excerpt' && excerpt !== undefined ? parseMarkdoc(excerpt) : readBody(root, document);
  fillInSiteName(shown, siteName);
  return shown;
}

/** In the tree and not in the source: a name is text, whatever signs it has. */
function fillInSiteName(body: Node, siteName: string): void {
  for (const node of [body, ...body.walk()]) {
    if (node.type !== 'text' && node.type !== 'tag') continue;
    for (const [name, value] of Object.entries(node.attributes)) {
      if (typeof value === 'string') node.attributes[name] = withSiteName(value, siteName);
    }
  }
}
