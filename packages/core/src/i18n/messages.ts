import { createTranslator } from 'use-intl/core';
import type { LocaleCode } from '#locale/locale-table.ts';
import { formattingLocale } from '#locale/locale-table.ts';
import type english from '../../../../messages/en.json';

/** The shape of every messages file. A check requires the same shape in all languages. */
export type Messages = typeof english;

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
    Locale: LocaleCode;
  }
}

/** Creates a message lookup for use outside React: head tags, menus and feeds. */
export function translator(locale: LocaleCode, messages: Messages) {
  return createTranslator({ locale: formattingLocale(locale) as LocaleCode, messages });
}

export type Translator = ReturnType<typeof translator>;
