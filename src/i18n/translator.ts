import { createTranslator } from 'use-intl/core';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { formattingLocale } from '#domain/locale/locale-table.ts';
import type { Messages } from './messages.ts';

/** Message lookup outside React: for head tags, menus and feeds. */
export function translator(locale: LocaleCode, messages: Messages) {
  return createTranslator({ locale: formattingLocale(locale) as LocaleCode, messages });
}

export type Translator = ReturnType<typeof translator>;
