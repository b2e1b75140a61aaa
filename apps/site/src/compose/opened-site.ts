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

/** The folder of a site, and the day for which ages are computed. */
export interface SiteSource {
  /** The folder with content, facts and messages. */
  readonly folder: string;
  readonly asOf: Day;
  /** Whether unpublished documents are shown too. */
  readonly hasDrafts?: boolean;
}

/** The input for composing pages. It holds everything that is cached between pages. Opening another site discards it. */
export interface OpenedSite {
  readonly asOf: Day;
  readonly catalog: Catalog;
  /**
   * Returns everything that pages of one language share, composed on first use. `built` are the build settings with which
   * texts must agree.
   */
  readonly localeSite: LocaleSiteOf;
  /** Returns the same for rendering pages, with marks around fallback texts in another language, and with the catalog. */
  readonly renderedSite: (...asked: Parameters<LocaleSiteOf>) => RenderedSite;
}

type LocaleSiteOf = (locale: LocaleCode, siteUrl: string, built?: readonly BuiltState[]) => LocaleSite;

export interface RenderedSite {
  readonly catalog: Catalog;
  readonly localeSite: LocaleSite;
}

let opened: (() => OpenedSite) | undefined;

/**
 * Sets the release from which a server renders pages. It is read when the first page is rendered, so that the server can
 * send files even if the release cannot be read.
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
 * Returns the one site of this process: the release of a server; for build and development, the folder and day from the
 * settings. In development, this module is invalidated if a file of the site changes.
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
