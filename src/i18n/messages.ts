import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type english from '../../messages/en.json';

/** The shape of every messages file; a check keeps the languages equal. */
export type Messages = typeof english;

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
    Locale: LocaleCode;
  }
}
