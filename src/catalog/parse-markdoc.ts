import Markdoc, { type Node } from '@markdoc/markdoc';
import { preformatScripts } from './preformatted-scripts.ts';

/** Text as an author writes it, as a tree. */
export function parseMarkdoc(source: string, file?: string): Node {
  return preformatScripts(Markdoc.parse(source, file === undefined ? {} : { file }), source);
}
