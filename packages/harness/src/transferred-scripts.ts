import type { Page, Request } from 'playwright-core';

export interface TransferredScripts {
  /** Returns the size in thousands of bytes, compressed as transferred, without headers. */
  kilobytes(): Promise<number>;
  names(): string[];
}

/** Counts the scripts that a page requests from now on, as on a first visit with an empty cache. */
export async function transferredScripts(page: Page): Promise<TransferredScripts> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (pathOf(request).endsWith('.js')) scripts.push(request);
  });
  return {
    // Read only on request, because a test that needs no size may close the page before the sizes are known.
    kilobytes: async () => {
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
    },
    names: () => scripts.map(pathOf),
  };
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
