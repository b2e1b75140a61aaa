import { defaultLocale, isLocaleCode, type LocaleCode } from './locale-table.ts';
import { parseLocalizedPath } from './localized-path.ts';

/** Returns the language ranges of an Accept-Language header, most preferred first. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part, position) => ({ ...parseRange(part), position }))
    .filter(({ range, quality }) => range !== '' && range !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ range }) => range);
}

function parseRange(part: string): { range: string; quality: number } {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.toLowerCase().startsWith('q='));
  return { range, quality: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 };
}

export interface LocaleHints {
  readonly cookie?: string | undefined;
  /** The browser's languages, most preferred first. */
  readonly languages?: readonly string[] | undefined;
  readonly fallback?: string | undefined;
  readonly path?: string | undefined;
}

/**
 * Detects the locale from the cookie, then the browser languages, then the fallback, then the route prefix. It ignores
 * codes that are not configured.
 */
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
