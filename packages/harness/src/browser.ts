import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { chromiumPath } from './programs.ts';
import { readerAgent } from './reader.ts';

/** Flags that run Debian's Chromium without a screen and without background traffic. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface TestBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** The Chromium of this process, for all windows, because starting one takes longer than most tests. */
let chromiumProcess: Promise<Browser> | undefined;
let holders = 0;

/** Starts Chromium with the first window and does not stop it until the returned function is called. */
export function holdChromium(): () => Promise<void> {
  holders += 1;
  return async () => {
    holders -= 1;
    if (holders > 0) return;
    const ending = chromiumProcess;
    chromiumProcess = undefined;
    await (await ending)?.close();
  };
}

/**
 * Opens Debian's Chromium as a first-time reader: no cookies, an empty cache, its own settings. Test sites were built for a
 * day in the past, so every page would show a notice about its age. The notice is hidden unless `mindsAge` is set.
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  { mindsAge: showsAgeNotice = false } = {},
): Promise<TestBrowser> {
  const release = holdChromium();
  chromiumProcess ??= chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const context = await (await chromiumProcess).newContext({ userAgent: readerAgent, ...options });
  // Only a hang takes this long, however busy the machine is.
  context.setDefaultTimeout(60_000);
  if (!showsAgeNotice) await context.addInitScript(hideAgeNotice);
  const close = async () => {
    await context.close();
    await release();
  };
  return { context, close };
}

/** Removes the attribute that apps/site/src/layout/old-page/old-page-script.ts sets, before the page is painted. */
function hideAgeNotice(): void {
  new MutationObserver(() => delete document.documentElement.dataset.old).observe(document, {
    subtree: true,
    attributeFilter: ['data-old'],
  });
}
