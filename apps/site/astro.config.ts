import { join } from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { defineConfig } from 'astro/config';
import { brand } from './src/build/brand.ts';
import { brandSheet } from './src/build/brand-sheet.ts';
import { buildFolders } from './src/build/build-folders.ts';
import { contentCheck } from './src/build/content-check.ts';
import { contentReload } from './src/build/content-reload.ts';
import { evidenceFiles } from './src/build/evidence-files.ts';
import { feeds } from './src/build/feeds.ts';
import { images } from './src/build/images.ts';
import { messagesFiles } from './src/build/messages-files.ts';
import { onDemandAdapter } from './src/build/on-demand-adapter.ts';
import { outboundOffers } from './src/build/outbound-offers.ts';
import { pageCounts } from './src/build/page-counts.ts';
import { pagePictures } from './src/build/page-pictures.ts';
import { parsedMessages } from './src/build/parsed-messages.ts';
import { preloadParts } from './src/build/preload-parts.ts';
import { rankingFiles } from './src/build/ranking-files.ts';
import { releaseSite } from './src/build/release-site.ts';
import { setRenderEnvironment } from './src/build/render-environment.ts';
import { searchFiles } from './src/build/search-files.ts';
import { sheetLayers } from './src/build/sheet-layers.ts';
import { sitemaps } from './src/build/sitemaps.ts';
import { styleSheets } from './src/build/style-sheets.ts';
import { writeRelease } from './src/build/write-release.ts';

const settings = readBuildSettings(process.env);
const folders = buildFolders(join(import.meta.dirname, '../..'), settings);

export default defineConfig({
  site: settings.siteUrl,
  outDir: folders.out,
  output: 'static',
  adapter: onDemandAdapter(),
  integrations: [
    react(),
    setRenderEnvironment(folders),
    contentCheck(folders.site, settings),
    releaseSite(folders, settings),
    brand(folders),
    images(folders),
    messagesFiles(folders.staged),
    sitemaps(folders.staged, settings.siteUrl),
    feeds(folders.staged, settings.siteUrl),
    pagePictures(folders, settings.siteUrl),
    evidenceFiles(folders.staged),
    rankingFiles(folders.staged),
    searchFiles(folders.staged),
    outboundOffers(folders.staged),
    writeRelease(folders, settings),
    pageCounts(folders.staged),
  ],
  trailingSlash: 'never',
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'never' },
  session: false,
  devToolbar: { enabled: false },
  // Vite must not inline assets, because the CSP only allows files of this origin, plus one inline script and the inlined
  // critical CSS by their hashes.
  vite: {
    plugins: [
      brandSheet(folders),
      tailwindcss(),
      sheetLayers(),
      contentReload(folders, settings.siteUrl),
      parsedMessages(),
      preloadParts(),
      styleSheets(import.meta.dirname),
    ],
    build: { assetsInlineLimit: 0 },
    define: {
      'import.meta.env.ANALYTICS_KEY': JSON.stringify(settings.analyticsKey) ?? 'undefined',
      'import.meta.env.PAGE_VIEWS': JSON.stringify(settings.countsViews),
      'import.meta.env.COUNTS_CLICKS': JSON.stringify(settings.countsClicks),
      'import.meta.env.CHECKS_LEAKS': JSON.stringify(settings.checksLeaks),
      'import.meta.env.ICON_FALLBACK': JSON.stringify(settings.hasPublicIcons),
    },
  },
});
