import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { chromiumPath } from './programs.ts';
import { readerAgent } from './reader.ts';

/** How Debian's Chromium runs without a screen and keeps to itself. */
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

/** All windows of a process are windows of one Chromium: starting it takes longer than most tests. */
let chromiumProcess: Promise<Browser> | undefined;
let holders = 0;

/** Keeps Chromium running between windows, from the first one on, until what it returns is called. */
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
 * Debian's Chromium as a reader who was never here: no cookie, nothing cached, settings of their own. The sites of tests
 * are of a day long past, and each of their pages would say so: only a reader who minds its age is told.
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  { mindsAge = false } = {},
): Promise<TestBrowser> {
  const release = holdChromium();
  chromiumProcess ??= chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const context = await (await chromiumProcess).newContext({ userAgent: readerAgent, ...options });
  // Only what hangs takes so long, however busy the machine is.
  context.setDefaultTimeout(60_000);
  if (!mindsAge) await context.addInitScript(overlookAge);
  const close = async () => {
    await context.close();
    await release();
  };
  return { context, close };
}

/** Takes back at once what apps/site/src/layout/old-page/old-page-script.ts says: before the page is painted. */
function overlookAge(): void {
  new MutationObserver(() => delete document.documentElement.dataset.old).observe(document, {
    subtree: true,
    attributeFilter: ['data-old'],
  });
}
