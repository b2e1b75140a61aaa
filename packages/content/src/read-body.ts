import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '@markdoc/markdoc';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { withSiteName } from '@vpn-site/core/site/placeholders.ts';
import { cachedReading } from './cached-readings.ts';
import { bodyStart } from './front-matter.ts';
import { minimarkBody } from './minimark.ts';
import { parseMarkdoc } from './parse-markdoc.ts';

type ReadDocument = Pick<ContentDocument, 'file' | 'frontMatter'>;

/** Reads the body as a Markdoc tree. Positions count from the start of the file, so that errors name the right line. */
function readBody(root: string, { file, frontMatter }: ReadDocument, siteName: string): Node {
  const compact = minimarkBody(frontMatter.body);
  if (compact) return withNameFilledIn(compact, siteName);
  const source = readFileSync(join(root, file), 'utf8');
  return cachedReading(`body ${file}`, [source, siteName], () => {
    const start = bodyStart(source);
    const blankHead = source.slice(0, start).replaceAll(/[^\n]/g, '');
    return withNameFilledIn(parseMarkdoc(blankHead + source.slice(start), file), siteName);
  });
}

/** Returns the body of a document. If the excerpt is wanted and exists, returns the excerpt. */
export function readBodyOrExcerpt(
  root: string,
  document: ReadDocument,
  wanted: 'body' | 'excerpt',
  siteName: string,
): Node {
  const { excerpt } = document.frontMatter;
  return wanted === 'excerpt' && excerpt !== undefined
    ? withNameFilledIn(parseMarkdoc(excerpt), siteName)
    : readBody(root, document, siteName);
}

/**
 * Fills in the site's name. This is done in the tree and not in the source, so that special characters in the name stay
 * text.
 */
function withNameFilledIn(body: Node, siteName: string): Node {
  for (const node of [body, ...body.walk()]) {
    if (node.type !== 'text' && node.type !== 'tag') continue;
    for (const [name, value] of Object.entries(node.attributes)) {
      if (typeof value === 'string') node.attributes[name] = withSiteName(value, siteName);
    }
  }
  return body;
}
