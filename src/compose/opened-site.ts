import { resolve } from 'node:path';
import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { readReleaseRecord, releaseRecordFile } from '#catalog/release-record.ts';
import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { memoize } from '#domain/memo/memoize.ts';
import { readBuildSettings } from './build-settings.ts';
import { composeLocaleSite, type LocaleSite } from './locale-site.ts';
import { today } from './today.ts';

/** Where a site lies, and the day on which everything in it is judged. */
export interface SiteSource {
  /** The folder that holds content, facts and messages. */
  readonly folder: string;
  readonly asOf: Day;
  /** Whether what is not published yet is shown too. */
  readonly hasDrafts?: boolean;
}

/** What pages are composed from. All that is kept between two pages is kept here, and goes when another site is opened. */
export interface OpenedSite {
  readonly asOf: Day;
  readonly catalog: Catalog;
  /** What pages of one language share, made when first asked for. What pages say of analytics must agree with the build. */
  readonly localeSite: (locale: LocaleCode, siteUrl: string, hasAnalytics?: boolean) => LocaleSite;
}

let opened: (() => OpenedSite) | undefined;

/**
 * A server says which release it serves, before it renders a page. It is read when the first page is rendered, so that
 * files are served even where it cannot be read.
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
 * The one site of this process: the release of a server, otherwise the folder and the day of the settings, for build and
 * development. In development this module is thrown away when a file of the site changes.
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
  const localeSite = memoize(
    (locale, siteUrl, hasAnalytics = false) => `${locale} ${siteUrl} ${hasAnalytics}`,
    (locale: LocaleCode, siteUrl: string, hasAnalytics?: boolean) =>
      composeLocaleSite(catalog, locale, siteUrl, asOf, hasAnalytics),
  );
  return { asOf, catalog, localeSite };
}

/** What failed is tried again when it is next asked for. */
function once<T>(make: () => T): () => T {
  return memoize(() => '', make);
}
