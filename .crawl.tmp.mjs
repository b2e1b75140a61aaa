import { unlabeledAmounts, countAmounts } from '/work/wt/money/packages/harness/src/unlabeled-amounts.ts';
const paths = process.argv.slice(2);
for (const path of paths) {
  const locale = /^\/(pl|tr)(?=\/|$)/.exec(path)?.[1] ?? 'en';
  const r = await fetch('http://127.0.0.1:4403' + path);
  const html = await r.text();
  const notes = (html.match(/class="tax-note"/g) ?? []).length;
  console.log(r.status, path, 'notes', notes, 'amounts', countAmounts(html, locale), JSON.stringify(unlabeledAmounts(html, locale).slice(0, 6)));
}
