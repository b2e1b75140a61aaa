import { defaultLocale, isLocaleCode, type LocaleCode } from './locale-table.ts';
import { parseLocalizedPath } from './localized-path.ts';

export interface LocaleHints {
  readonly cookie?: string | undefined;
  /** The browser's languages, most wanted first. */
  readonly languages?: readonly string[] | undefined;
  readonly fallback?: string | undefined;
  readonly path?: string | undefined;
}

/** Cookie, then browser languages, then fallback, then route prefix. A code that is not configured is ignored. */
export function detectLocale(hints: LocaleHints): LocaleCode {
  return (
    configured(hints.cookie) ??
    firstConfigured(hints.languages ?? []) ??
    configured(hints.fallback) ??
    (hints.path === undefined ? defaultLocale : parseLocalizedPath(hints.path).locale)
  );
}

function configured(code: string | undefined): LocaleCode | undefined {
  return isLocaleCode(code) ? code : undefined;
}

function firstConfigured(languages: readonly string[]): LocaleCode | undefined {
  return languages.map((language) => language.toLowerCase().split('-')[0]).find(isLocaleCode);
}
