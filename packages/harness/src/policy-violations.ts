import type { Page } from 'playwright-core';

/** What the policy that the server sends refuses on the pages opened from now on. */
export async function policyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}
