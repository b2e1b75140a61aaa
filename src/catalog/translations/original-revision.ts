import { createHash } from 'node:crypto';
import { fieldsOf } from '../facts/fact-tree.ts';
import { bodyStart, readFrontMatter } from '../front-matter.ts';

const revisionLength = 10;

/**
 * A short name for what an original says: its title, description and body, in either form. Dates, addresses and how
 * lines are broken do not count, because a translator has nothing to do when only they change.
 */
export function originalRevision(source: string): string {
  const block = readFrontMatter(source);
  const { title, description, body } = fieldsOf(block?.parsed.ok ? block.parsed.data : {});
  const said = [title, description, body, source.slice(bodyStart(source))].map(words);
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, revisionLength);
}

function words(part: unknown): string {
  const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
  return text.replaceAll(/\s+/gu, ' ').trim();
}
