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
  /** What pages of one language share, made when first asked for. What pages say of it must agree with the build. */
  readonly localeSite: LocaleSiteOf;
  /** The same for what is drawn as a page, with the catalog that it comes from: words that are not the language's own are marked. */
  readonly drawnSite: (...asked: Parameters<LocaleSiteOf>) => DrawnSite;
}

type LocaleSiteOf = (locale: LocaleCode, siteUrl: string, built?: readonly BuiltState[]) => LocaleSite;

export interface DrawnSite {
  readonly catalog: Catalog;
  readonly localeSite: LocaleSite;
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
  const siteOf = memoizePer(
    (from) => from,
    (from: Catalog, locale: LocaleCode, siteUrl: string, built?: readonly BuiltState[]) =>
      composeLocaleSite(from, locale, siteUrl, asOf, built),
    (_, locale, siteUrl, built = []) => [locale, siteUrl, ...built].join(' '),
  );
  const drawn = memoize(
    (locale) => locale,
    (locale: LocaleCode) => markedCatalog(catalog, locale),
  );
  return {
    asOf,
    catalog,
    localeSite: (...asked) => siteOf(catalog, ...asked),
    drawnSite: (...asked) => {
      const from = drawn(asked[0]);
      return { catalog: from, localeSite: siteOf(from, ...asked) };
    },
  };
}

/** What failed is tried again when it is next asked for. */
function once<T>(make: () => T): () => T {
  return memoize(() => '', make);
}
