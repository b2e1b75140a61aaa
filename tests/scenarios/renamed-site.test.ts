import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { bySeverity, formatProblem } from '@vpn-site/content/problem.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { brandFiles } from '@vpn-site/site/build/brand/brand-files.tsx';
import { writeOpenData } from '@vpn-site/site/build/open-data/write-open-data.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import { composeChartPictures } from '@vpn-site/site/compose/chart-picture.ts';
import { composePage } from '@vpn-site/site/compose/compose-page.ts';
import { feedFiles } from '@vpn-site/site/compose/feeds/feed-files.ts';
import { llmsSite } from '@vpn-site/site/compose/llms-site.ts';
import { openedSite } from '@vpn-site/site/compose/opened-site.ts';
import { composePagePicture } from '@vpn-site/site/compose/page-picture.ts';
import { buildRoutes } from '@vpn-site/site/compose/page-routes.ts';
import { readablePages } from '@vpn-site/site/compose/pages.ts';
import { composeCalendar } from '@vpn-site/site/compose/tool-calendar.ts';
import { llmsTxt } from '@vpn-site/site/head/llms-txt.ts';
import { securityTxt } from '@vpn-site/site/head/security-txt.ts';
import { providerEvidence } from '@vpn-site/site/price/provider-evidence.ts';
import { PageView } from '@vpn-site/site/views/page-view.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customizeSite, newName, newShapes } from './customize-site.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

const url = 'https://site.example';
const oldName = /VPN Site|vpn-site/;
/** The SVG path of the project's own logo. */
const oldMark = 'M12 2a10 10';
const oldPrimary = /#15803d|#4ade80/;

interface Built {
  readonly what: string;
  readonly text: string;
}

/** Tests everything that a build writes for readers or programs, as text, without running the build. */
describe.runIf(isNightly)('a site with another name, logo, colour and owner', () => {
  let site: SiteCopy;
  let openData: string;
  const built: Built[] = [];
  const own: Built[] = [];

  beforeAll(async () => {
    site = copySite(fixtureRoot);
    openData = mkdtempSync(join(tmpdir(), 'open-data-'));
    customizeSite(site);
    Object.assign(process.env, { SITE_DIR: site.folder, AS_OF: fixtureDay });
    const { catalog, asOf, localeSite } = openedSite();
    const settings = { ...readBuildSettings(process.env), hasStyleguide: false };
    const { files, withQuery } = buildRoutes(catalog, settings);
    const pages = [...new Set([files, ...Object.values(withQuery)].flat())].map((path) => {
      const page = composePage(path, url);
      if (!page) throw new Error(`There is no page at ${path}.`);
      const rendered = renderToStaticMarkup(createElement(PageView, page.view));
      return { what: path, text: `${page.head}\n${page.printNote}\n${rendered}` };
    });
    own.push(...pages);
    const sites = localeCodes.map((locale) => localeSite(locale, url));
    const pictures = readablePages(catalog)
      .flatMap((page) => sites.map((one) => composePagePicture(page, one)))
      .toArray();
    const icons = await brandFiles(process.cwd(), catalog);
    await writeOpenData({ project: process.cwd(), staged: site.folder, openData }, catalog, asOf);
    built.push(
      ...pages,
      ...feedFiles(catalog, url, asOf).map(({ path, text }) => ({ what: path, text })),
      { what: 'llms.txt', text: llmsTxt(llmsSite(catalog, url)) },
      {
        what: 'security.txt',
        text: securityTxt({ contact: catalog.site.securityContact ?? '', siteUrl: url, asOf }),
      },
      { what: 'pictures', text: JSON.stringify([pictures, sites.flatMap(composeChartPictures)]) },
      ...localeCodes.map((locale) => ({
        what: `search in ${locale}`,
        text: JSON.stringify(composeSearchFile(catalog, locale, asOf)),
      })),
      ...sites.flatMap((one) =>
        catalog.facts.providers.map((provider) => ({
          what: `evidence of ${provider.id}`,
          text: JSON.stringify(providerEvidence(provider, one.site)),
        })),
      ),
      { what: 'a calendar', text: calendar(files) },
      ...Object.entries(icons)
        .filter(([name]) => /\.(?:svg|webmanifest)$/.test(name))
        .map(([what, text]) => ({ what, text: String(text) })),
      ...filesBelow(openData),
      ...filesBelow(join(site.folder, 'messages')),
    );
  });

  afterAll(() => {
    site.discard();
    rmSync(openData, { recursive: true, force: true });
  });

  test('can be published', () => {
    const { stopping } = bySeverity(siteProblems(site.folder, fixtureDay, fixtureDay, { siteUrl: url }));
    expect(stopping.map(formatProblem)).toEqual([]);
  });

  test('nothing that it publishes has the old name', () => {
    expect(built.length).toBeGreaterThan(100);
    expect(built.filter(({ text }) => oldName.test(text)).map(({ what }) => what)).toEqual([]);
  });

  test('nothing that it publishes has the old logo or the old colour', () => {
    const left = built.filter(({ text }) => text.includes(oldMark) || oldPrimary.test(text));
    expect(left.map(({ what }) => what)).toEqual([]);
  });

  test('every page has the new ones', () => {
    const without = own.filter(({ text }) => !text.includes(newName) || !text.includes(newShapes));
    expect(without.map(({ what }) => what)).toEqual([]);
  });

  test('what operators install names no site', () => {
    const named = globSync('deploy/**/*', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file, 'utf8').includes('VPN Site'));
    expect(named).toEqual([]);
  });
});

/** Returns the calendar file of a plan that a reader of the fixture may have bought. */
function calendar(paths: readonly string[]): string {
  const path = paths.find((one) => one.endsWith('/true-cost')) ?? '';
  const file = composeCalendar(path, url, `?plan=birch.two-year&from=${fixtureDay}`);
  if (!file) throw new Error(`There is no calendar at ${path}.`);
  return file.text;
}

function filesBelow(folder: string): Built[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ what: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
}
