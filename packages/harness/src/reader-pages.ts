import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, type TestBrowser } from './browser.ts';

interface ReaderPages {
  /** Opens an empty window, so that a test can prepare it before a page is opened. */
  readonly blank: (settings?: BrowserContextOptions) => Promise<Page>;
  readonly read: (address: string, settings?: BrowserContextOptions) => Promise<Page>;
}

/** Opens windows for the tests of a file. Each page has its own reader, and all are closed after each test. */
export function readerPages(usual: BrowserContextOptions = {}): ReaderPages {
  const readers: TestBrowser[] = [];
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
  });
  async function blank(settings: BrowserContextOptions = {}): Promise<Page> {
    const reader = await openBrowser({ ...usual, ...settings });
    readers.push(reader);
    return reader.context.newPage();
  }
  async function read(address: string, settings?: BrowserContextOptions): Promise<Page> {
    const page = await blank(settings);
    // All tests share an origin and together may request more than it renders at once; it then answers 503, and readers
    // retry.
    while ((await page.goto(address))?.status() === 503) await page.waitForTimeout(1000);
    return page;
  }
  return { blank, read };
}

/** Opens a browser before the tests of a suite and closes it after them. All of them share its cookies and its cache. */
export function sharedBrowser(...options: Parameters<typeof openBrowser>): TestBrowser {
  let browser: TestBrowser | undefined;
  beforeAll(async () => {
    browser = await openBrowser(...options);
  });
  const close = async () => browser?.close();
  afterAll(close);
  return {
    get context() {
      if (!browser) throw new Error('The browser opens when the tests of the suite begin.');
      return browser.context;
    },
    close,
  };
}

/** Makes the browser of a window refuse to store anything, as some do in private windows. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
  });
}

/** Makes the browser of a window ask for less data, so that only what the reader asks for is loaded. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}
