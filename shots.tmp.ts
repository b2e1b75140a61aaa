import { openBrowser } from './tests/e2e/harness/browser.ts';
import { startOrigin } from './tests/e2e/harness/origin.ts';

const origin = await startOrigin();
const jobs = JSON.parse(process.argv[2] ?? '[]') as {
  name: string;
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  js?: boolean;
  sel?: string;
}[];
try {
  for (const { name, path, width, scheme, js = true, sel } of jobs) {
    const browser = await openBrowser({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      javaScriptEnabled: js,
      bypassCSP: true,
    });
    const page = await browser.context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
    page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
    await page.goto(origin.url + path);
    await page
      .locator('.own-ranking')
      .scrollIntoViewIfNeeded()
      .catch(() => undefined);
    if (js)
      await page
        .waitForSelector('[data-copied*=" "]:not([hidden])', { timeout: 5000 })
        .catch(() => console.log(name, 'not awake'));
    await page.waitForTimeout(700);
    console.log(name, await page.evaluate(() => document.documentElement.scrollWidth));
    if (sel) await page.locator(sel).screenshot({ path: `/tmp/rk-${name}.png` });
    else await page.screenshot({ path: `/tmp/rk-${name}.png`, fullPage: true });
    await browser.close();
  }
} finally {
  await origin.stop();
}
