import { createTranslator } from 'use-intl/core';
import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';
import type { Messages } from './messages.ts';

/** Message lookup outside React: for head tags, menus and feeds. */
export function translator(locale: LocaleCode, messages: Messages) {
  return createTranslator({ locale: localeOf(locale).iso as LocaleCode, messages });
}

export type Translator = ReturnType<typeof translator>;
