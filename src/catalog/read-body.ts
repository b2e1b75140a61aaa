import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Markdoc, { type Node } from '@markdoc/markdoc';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { bodyStart } from './front-matter.ts';

/** The body as a Markdoc tree; positions count from the start of the file, so errors name the right line. */
export function readBody(root: string, document: Pick<ContentDocument, 'file'>): Node {
  const source = readFileSync(join(root, document.file), 'utf8');
  const start = bodyStart(source);
  const blankHead = source.slice(0, start).replaceAll(/[^\n]/g, '');
  return Markdoc.parse(blankHead + source.slice(start), { file: document.file });
}
