import { detectLocale, parseAcceptLanguage } from './detect-locale.ts';
import { defaultLocale } from './locale-table.ts';
import { homePath } from './localized-path.ts';

/** What the owner configures about '/'. */
export interface RootSettings {
  /** With a path here, '/' leads there, whoever asks. */
  readonly rootRedirect?: string | undefined;
  /** For readers whose languages we do not have. */
  readonly fallbackLocale?: string | undefined;
}

/** Who asks for '/'. */
export interface RootVisit {
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  /** A function, because recognising a bot takes longer than all the rest and is seldom needed. */
  readonly isBot: () => boolean;
  /** Came by a link on our own pages. */
  readonly isFromSite: boolean;
}

/**
 * Where '/' leads, or undefined when it is the page to show. Bots see the address that they asked for, and so does who
 * follows a link on our own pages: that is no first visit, and the logo of an English page leads to the English home.
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
