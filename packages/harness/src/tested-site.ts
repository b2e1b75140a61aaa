import { globSync, readFileSync, statSync } from 'node:fs';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { fixtureDist, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import type { Release } from '@vpn-site/site/release/release.ts';

/**
 * Whether a test run uses the real site; vitest.config.ts sets this for each project. Behavior is tested on the fixture
 * site, so that no edit can break a test. The real site is tested only for rules that must hold whatever editors write.
 */
const isLive = process.env.TESTED_SITE === 'live';

/** The folder of the tested site's content, facts and messages. */
export const siteRoot = isLive ? process.cwd() : fixtureRoot;

/** The folder of the tested site's build. */
export const dist = isLive ? 'dist' : fixtureDist;

export interface BuiltPage {
  /** The path of the file under dist/client. */
  readonly file: string;
  readonly path: string;
}

export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: `${dist}/client` })
    .toSorted()
    .map((file) => ({ file, path: `/${file.replace(/(?:^index)?\.html$/, '')}` }));
}

/** Returns the first built page whose HTML matches, so that a test need not know which pages there are. */
export function pageWith(pattern: RegExp): BuiltPage {
  const found = builtPages().find(({ file }) => pattern.test(readFileSync(`${dist}/client/${file}`, 'utf8')));
  if (!found) throw new Error(`No built page matches ${pattern}.`);
  return found;
}

/** Matches addresses of pages that one view renders from the facts of providers. */
const families = [/\/(?:reviews|recenzje|incelemeler)\/[^/]+$/, /-vs-/, /\/sendme\//];

/**
 * Returns every page that an editor wrote, and of each family of rendered pages those with the most and the least data in
 * each language, because faults are most likely on them. For tests that open each page in a browser, or request each many
 * times.
 */
export function sampledPages(): BuiltPage[] {
  const pages = builtPages();
  const single = pages.filter(({ path }) => !families.some((family) => family.test(path)));
  const rendered = families.flatMap((family) =>
    localeCodes.flatMap((locale) =>
      extremes(pages.filter(({ path }) => family.test(path) && parseLocalizedPath(path).locale === locale)),
    ),
  );
  return [...single, ...rendered];
}

function extremes(pages: readonly BuiltPage[]): BuiltPage[] {
  const size = ({ file }: BuiltPage) => statSync(`${dist}/client/${file}`).size;
  const bySize = pages.toSorted((a, b) => size(a) - size(b));
  return [...new Set([bySize[0], bySize.at(-1)])].filter((page) => page !== undefined);
}

/**
 * Returns the settings in the unit file of the service, for measurements of time or memory. The most important is
 * `NODE_ENV`, because React for production needs less of both.
 */
export function deployedSettings(): NodeJS.ProcessEnv {
  const { siteUrl } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
  return { NODE_ENV: 'production', SITE_URL: siteUrl, TRUSTED_PROXIES: '127.0.0.1' };
}
