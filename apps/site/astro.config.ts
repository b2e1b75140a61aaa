import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { readBuildSettings } from './src/compose/build-settings.ts';
import { brand } from './tools/build/brand.ts';
import { brandSheet } from './tools/build/brand-sheet.ts';
import { buildFolders } from './tools/build/build-folders.ts';
import { contentCheck } from './tools/build/content-check.ts';
import { contentReload } from './tools/build/content-reload.ts';
import { evidenceFiles } from './tools/build/evidence-files.ts';
import { feeds } from './tools/build/feeds.ts';
import { images } from './tools/build/images.ts';
import { messagesFiles } from './tools/build/messages-files.ts';
import { onDemandAdapter } from './tools/build/on-demand-adapter.ts';
import { outboundOffers } from './tools/build/outbound-offers.ts';
import { pageCounts } from './tools/build/page-counts.ts';
import { pagePictures } from './tools/build/page-pictures.ts';
import { parsedMessages } from './tools/build/parsed-messages.ts';
import { rankingFiles } from './tools/build/ranking-files.ts';
import { releaseSite } from './tools/build/release-site.ts';
import { renderSettings } from './tools/build/render-settings.ts';
import { searchFiles } from './tools/build/search-files.ts';
import { sheetLayers } from './tools/build/sheet-layers.ts';
import { sitemaps } from './tools/build/sitemaps.ts';
import { styleSheets } from './tools/build/style-sheets.ts';
import { writeRelease } from './tools/build/write-release.ts';

const settings = readBuildSettings(process.env);
const folders = buildFolders(import.meta.dirname, settings);

export default defineConfig({
  site: settings.siteUrl,
  outDir: folders.out,
  output: 'static',
  adapter: onDemandAdapter(),
  integrations: [
    react(),
    renderSettings(folders),
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
  // Vite inlines nothing: the CSP allows files of this origin, one script and the first sheets by their hashes.
  vite: {
    plugins: [
      brandSheet(folders),
      tailwindcss(),
      sheetLayers(),
      contentReload(folders, settings.siteUrl),
      parsedMessages(),
      styleSheets(import.meta.dirname),
    ],
    build: { assetsInlineLimit: 0 },
    define: {
      'import.meta.env.ANALYTICS_KEY': JSON.stringify(settings.analyticsKey) ?? 'undefined',
      'import.meta.env.PAGE_VIEWS': JSON.stringify(settings.countsViews),
      'import.meta.env.ICON_FALLBACK': JSON.stringify(settings.hasPublicIcons),
    },
  },
});
