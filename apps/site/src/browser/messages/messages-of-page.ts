import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { siteFetch } from '../fetch/site-fetch.ts';
import { pageLocale } from '../page-locale.ts';

let loaded: Promise<MessageTree | undefined> | undefined;

/**
 * Returns strings in the language of the page, by key; undefined if one of them is missing. If a cached file from an older
 * build lacks a key, the file is fetched again without the cache.
 */
export async function messagesOfPage<Key extends string>(
  keys: readonly Key[],
): Promise<Record<Key, string> | undefined> {
  loaded ??= loadMessages(pageLocale(), !import.meta.env.DEV);
  const cached = await loaded;
  if (!cached) return undefined;
  const found = pick(cached, keys);
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

/** The interface strings of a language, nested as in its file. */
interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Loads the strings of one language; undefined on failure, because pages work without them. Browsers cache the file for a
 * day; `isCacheable: false` fetches the current one.
 */
async function loadMessages(locale: LocaleCode, isCacheable: boolean): Promise<MessageTree | undefined> {
  try {
    const response = await siteFetch<Partial<Record<LocaleCode, MessageTree>>>(
      `/_i18n/${locale}/messages.json`,
      {
        headers: isCacheable ? {} : { 'Cache-Control': 'no-cache' },
      },
    );
    return response[locale];
  } catch (error) {
    console.warn(`Failed to load messages for locale "${locale}"`, error);
    return undefined;
  }
}

/** Returns the string of a dotted key. Scripts use only strings without arguments. */
export function messageAt(tree: MessageTree | undefined, key: string): string | undefined {
  let found: string | MessageTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
