import { detectLocale, parseAcceptLanguage } from './detect-locale.ts';
import { defaultLocale } from './locale-table.ts';
import { homePath } from './localized-path.ts';

/** The owner's settings for '/'. */
export interface RootSettings {
  /** If set, '/' redirects to this path for all visitors. */
  readonly rootRedirect?: string | undefined;
  /** The locale for readers whose languages we do not have. */
  readonly fallbackLocale?: string | undefined;
}

/** A request for '/'. */
export interface RootVisit {
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  /** A function, because detecting a bot takes longer than all the rest and is seldom needed. */
  readonly isBot: () => boolean;
  /** Whether the visitor followed a link on our own pages. */
  readonly isFromSite: boolean;
}

/**
 * Returns the redirect target of '/', or undefined to show the page there. Bots are not redirected. Nor are visitors from
 * our own pages: it is not their first visit, and the logo of an English page links to the English home.
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
