import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { siteFetch } from '../fetch/site-fetch.ts';

/** The interface strings of a language, as its file has them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * The strings of one language, or undefined when they cannot be had: then the page goes on without them. Browsers
 * keep the file for a day; `isCacheable: false` asks for the one that is published now.
 */
export async function loadMessages(
  locale: LocaleCode,
  isCacheable: boolean,
): Promise<MessageTree | undefined> {
  try {
    const answer = await siteFetch<Partial<Record<LocaleCode, MessageTree>>>(
      `/_i18n/${locale}/messages.json`,
      {
        headers: isCacheable ? {} : { 'Cache-Control': 'no-cache' },
      },
    );
    return answer[locale];
  } catch (error) {
    console.warn(`Failed to load messages for locale "${locale}"`, error);
    return undefined;
  }
}
