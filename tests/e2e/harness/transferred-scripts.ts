import type { Page } from 'playwright-core';

export interface TransferredScripts {
  /** In thousands of bytes, compressed as they came, headers not counted. */
  kilobytes(): Promise<number>;
  names(): string[];
}

/** Counts the scripts that a page asks for from now on, as a first visitor gets them: nothing is in a cache. */
export async function transferredScripts(page: Page): Promise<TransferredScripts> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sizes: Promise<number>[] = [];
  const names: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    names.push(pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return {
    kilobytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000,
    names: () => names,
  };
}
