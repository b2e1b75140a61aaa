import { openBrowser } from './tests/e2e/harness/browser.ts';
import { startOrigin } from './tests/e2e/harness/origin.ts';
const [,, out, ...list] = process.argv;
const o = await startOrigin(process.env.DIST ? { DIST_DIR: process.env.DIST } : {});
for (const spec of list) {
  const [path, w, scheme] = spec.split(',');
  const b = await openBrowser({ viewport: { width: Number(w), height: 900 }, colorScheme: scheme as any, userAgent: 'Mozilla/5.0 Chrome/140' });
  const p = await b.context.newPage();
  await p.goto(o.url + path);
  await p.waitForTimeout(600);
  await p.screenshot({ path: `${out}/${path.replaceAll('/', '_')}-${w}-${scheme}.png`, fullPage: true });
  await b.close();
}
await o.stop();
