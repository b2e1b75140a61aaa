import { resolve } from 'node:path';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { readReleaseRecord, releaseRecordFile } from '@vpn-site/content/release-record.ts';
import { today } from '@vpn-site/content/today.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { memoize, memoizePer } from '@vpn-site/core/memo/memoize.ts';
import type { BuiltState } from '@vpn-site/core/site/site-state.ts';
import { composeLocaleSite, type LocaleSite } from './locale-site.ts';
import { markedCatalog } from './marked-catalog.ts';

/** The location of a site, and the day on which everything in it is judged. */
export interface SiteSource {
  /** The folder with content, facts and messages. */
  readonly folder: string;
  readonly asOf: Day;
  /** Whether unpublished documents are shown too. */
  readonly hasDrafts?: boolean;
}

/** The input for composing pages. It holds everything cached between pages, and is dropped when another site is opened. */
export interface OpenedSite {
  readonly asOf: Day;
  readonly catalog: Catalog;
  /**
   * Returns what pages of one language share, composed on first use. `built` are the build settings that page texts must
   * agree with.
   */
  readonly localeSite: LocaleSiteOf;
  /**
   * Like `localeSite`, for rendering pages: fallback texts in another language are marked. Includes the catalog it was
   * composed from.
   */
  readonly renderedSite: (...asked: Parameters<LocaleSiteOf>) => RenderedSite;
}

type LocaleSiteOf = (locale: LocaleCode, siteUrl: string, built?: readonly BuiltState[]) => LocaleSite;

export interface RenderedSite {
  readonly catalog: Catalog;
  readonly localeSite: LocaleSite;
}

let opened: (() => OpenedSite) | undefined;

/**
 * Sets the release that a server renders pages from. It is read when the first page is rendered, so that the server can
 * send files even if it cannot read the release.
 */
export function openRelease(source: SiteSource): void {
  opened = once(() => {
    if (readReleaseRecord(source.folder)) return openSite(source);
    throw new Error(
      `There is no ${releaseRecordFile} in ${source.folder}: the build is not whole. Run "npm run build" again.`,
    );
  });
}

/**
 * Returns the one site of this process: the release of a server, or else the folder and day from the settings, for build
 * and development. In development this module is invalidated when a file of the site changes.
 */
export function openedSite(): OpenedSite {
  opened ??= once(() => {
    const { siteDir, hasDrafts } = readBuildSettings(process.env);
    return openSite({ folder: resolve(siteDir), asOf: today(), hasDrafts });
  });
  return opened();
}

function openSite({ folder, asOf, hasDrafts = false }: SiteSource): OpenedSite {
  const catalog = loadCatalog(folder, asOf, hasDrafts ? null : asOf);
  const siteOf = memoizePer(
    (from) => from,
    (from: Catalog, locale: LocaleCode, siteUrl: string, built?: readonly BuiltState[]) =>
      composeLocaleSite(from, locale, siteUrl, asOf, built),
    (_, locale, siteUrl, built = []) => [locale, siteUrl, ...built].join(' '),
  );
  const markedFor = memoize(
    (locale) => locale,
    (locale: LocaleCode) => markedCatalog(catalog, locale),
  );
  return {
    asOf,
    catalog,
    localeSite: (...asked) => siteOf(catalog, ...asked),
    renderedSite: (...asked) => {
      const from = markedFor(asked[0]);
      return { catalog: from, localeSite: siteOf(from, ...asked) };
    },
  };
}

/** Caches a result. A failure is not cached, so the next call tries again. */
function once<T>(make: () => T): () => T {
  return memoize(() => '', make);
}
