import { type Browser, chromium, type Route } from 'playwright-core';
import type { PoliteWeb } from './polite-web.ts';
import type { WatchSettings } from './watch-settings.ts';

/** Chromium makes no requests itself: all go through `PoliteWeb` or are blocked. */
const flags = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** As root, Chromium only starts without its sandbox; the watcher should not run as root. */
const isRoot = process.getuid?.() === 0;

/** Resource types that do not change the text of a page. */
const skippedTypes = new Set(['image', 'media', 'font', 'stylesheet', 'manifest', 'ping', 'beacon']);

/** The load state at which a page counts as rendered. */
const idleState = 'networkidle';

/** Renders pages that need scripts. */
export class PageBrowser {
  readonly #web: PoliteWeb;
  readonly #settings: WatchSettings;
  #browser: Promise<Browser> | undefined;

  constructor(web: PoliteWeb, settings: WatchSettings) {
    this.#web = web;
    this.#settings = settings;
  }

  /** Returns the HTML of a page after its scripts have run. Throws if there is no browser, or if the page does not load. */
  async read(address: string): Promise<string> {
    const { chromiumPath, agent, renderingMilliseconds: drawingMilliseconds } = this.#settings;
    if (chromiumPath === undefined) throw new Error('scripts render the page, but there is no browser');
    this.#browser ??= chromium.launch({
      executablePath: chromiumPath,
      args: flags,
      chromiumSandbox: !isRoot,
    });
    const context = await (await this.#browser).newContext({ userAgent: agent, serviceWorkers: 'block' });
    try {
      await context.route('**', (route) => this.#answer(route));
      const page = await context.newPage();
      await page.goto(address, { timeout: drawingMilliseconds, waitUntil: 'load' });
      // A page that never becomes idle is read as it is then.
      await page.waitForLoadState(idleState, { timeout: drawingMilliseconds }).catch(() => undefined);
      return await page.content();
    } finally {
      await context.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() !== 'GET' || skippedTypes.has(request.resourceType())) {
      await route.abort();
      return;
    }
    const answer = await this.#web.readPart(request.url());
    try {
      if (answer.kind !== 'page') await route.abort();
      else await route.fulfill({ body: answer.body, contentType: answer.contentType });
    } catch {
      // The page was closed meanwhile, so this part is no longer needed.
    }
  }
}
