import { detectLocale, parseAcceptLanguage } from './detect-locale.ts';
import { defaultLocale } from './locale-table.ts';
import { homePath } from './localized-path.ts';

/** The owner's settings for '/'. */
export interface RootSettings {
  /** If set, '/' redirects to this path for all visitors. */
  readonly rootRedirect?: string | undefined;
  /** The locale for visitors whose languages the site does not have. */
  readonly fallbackLocale?: string | undefined;
}

/** A request for '/'. */
export interface RootVisit {
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  /** A function, because detecting a bot is slow and seldom needed. */
  readonly isBot: () => boolean;
  /** Whether the visitor followed a link on one of our own pages. */
  readonly isFromSite: boolean;
}

/**
 * Returns the redirect target of '/'; undefined to show the page. Bots are not redirected. Visitors from our own pages are
 * not redirected either: they have chosen a language already, and the logo of an English page links to the English home
 * page.
 */
export function rootTarget(visit: RootVisit, settings: RootSettings): string | undefined {
  if (settings.rootRedirect !== undefined) return settings.rootRedirect;
  if (visit.isFromSite) return undefined;
  const locale = detectLocale({
    cookie: visit.cookie,
    languages: parseAcceptLanguage(visit.acceptLanguage ?? ''),
    fallback: settings.fallbackLocale,
    path: '/',
  });
  return locale === defaultLocale || visit.isBot() ? undefined : homePath(locale);
}
