import { pageLocale } from '../page-locale.ts';
import { loadMessages, type MessageTree } from './load-messages.ts';
import { messageAt } from './message-at.ts';

let loaded: Promise<MessageTree | undefined> | undefined;

/**
 * Strings in the language of the page, by key; undefined when one of them cannot be had. A copy that a browser kept
 * from an older build may lack a key: then the locale is not cacheable, and the file is asked for again.
 */
export async function messagesOfPage<Key extends string>(
  keys: readonly Key[],
): Promise<Record<Key, string> | undefined> {
  loaded ??= loadMessages(pageLocale(), !import.meta.env.DEV);
  const kept = await loaded;
  if (!kept) return undefined;
  const found = pick(kept, keys);
  if (found) return found;
  loaded = loadMessages(pageLocale(), false);
  return pick(await loaded, keys);
}

function pick<Key extends string>(
  tree: MessageTree | undefined,
  keys: readonly Key[],
): Record<Key, string> | undefined {
  const entries = keys.map((key) => [key, messageAt(tree, key)] as const);
  if (entries.some(([, text]) => text === undefined)) return undefined;
  return Object.fromEntries(entries) as Record<Key, string>;
}
