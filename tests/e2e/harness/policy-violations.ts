import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { themeScript } from '../../../src/ui/theme/theme-script.ts';

const themeHash = createHash('sha256').update(themeScript).digest('base64');
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${themeHash}'`,
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
].join('; ');

/** Puts pages under the strictest policy that the site wants to live with; what it refuses is told by the list. */
export async function underPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const isPage = headers['content-type']?.includes('text/html');
    await route.fulfill({
      response,
      headers: isPage ? { ...headers, 'content-security-policy': policy } : headers,
    });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}
