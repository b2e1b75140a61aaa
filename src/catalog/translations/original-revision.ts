import { createHash } from 'node:crypto';
import { isOwnField } from '../document-kinds.ts';
import { fieldsOf } from '../facts/fact-tree.ts';
import { bodyStart, readFrontMatter } from '../front-matter.ts';

const revisionLength = 10;

/**
 * A short name for what an original says: its titles, description, excerpt, fields of its author's own and body, in
 * either form. Dates, addresses and how lines are broken do not count, because a translator has nothing to do when only
 * they change.
 */
export function originalRevision(source: string): string {
  const block = readFrontMatter(source);
  const fields = fieldsOf(block?.parsed.ok ? block.parsed.data : {});
  const { title, description, body, metaTitle, excerpt } = fields;
  const own = Object.entries(fields).filter(([name]) => isOwnField(name));
  const said = [
    ...[title, description, body, source.slice(bodyStart(source))],
    // What few texts have adds nothing where it is missing, so that the names of the others stay as they were.
    ...[metaTitle, excerpt, ...own].filter((part) => part !== undefined),
  ].map(words);
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, revisionLength);
}

function words(part: unknown): string {
  const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
  return text.replaceAll(/\s+/gu, ' ').trim();
}
