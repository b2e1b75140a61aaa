import { escapeHtml } from '@vpn-site/site/head/head-tag.ts';
import { type ClickSummary, type SummaryGroup, type SummaryRow, summaryGroups } from './click-summary.ts';

export const groupTitles: Readonly<Record<SummaryGroup, string>> = {
  provider: 'By provider',
  placement: 'By position of the link',
  locale: 'By language',
};

/** Returns a page with the summary as charts and tables: one file without scripts, for a browser or a mail. */
export function summaryPage(summary: ClickSummary): string {
  const { today, total, groups, days } = summary;
  const hasViews = total.some(({ rate }) => rate !== undefined);
  const highest = Math.max(1, ...days.map(({ clicks }) => clicks));
  const tiles = total.map(
    ({ days: length, clicks, before, rate }) =>
      `<p class="tile"><b>${clicks}</b> ${clicks === 1 ? 'click' : 'clicks'} in ${length} days<br><small>${before} in the ${length} days before${
        rate === undefined ? '' : `; ${rate.toFixed(1)} per 100 page views`
      }</small></p>`,
  );
  const columns = days.map(
    ({ day, clicks, views }) =>
      `<i style="height:${percent(clicks, highest)}%" title="${day}: ${clicks} ${clicks === 1 ? 'click' : 'clicks'}${hasViews ? `, ${views} page views` : ''}"></i>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Clicks to ${today}</title>
<style>${css}</style>
<h1>Clicks to providers</h1>
<p>To ${today}; days are in UTC, and today is not over.${hasViews ? '' : ' Page views are not counted, so there are no rates.'}</p>
<div class="tiles">${tiles.join('')}</div>
<h2>Clicks per day</h2>
<figure><div class="days">${columns.join('')}</div>
<figcaption><span>${days[0]?.day ?? ''}</span><span>the highest column is ${highest}</span><span>${today}</span></figcaption></figure>
${summaryGroups.map((by) => groupTable(by, groups[by], hasViews)).join('\n')}
</html>
`;
}

function groupTable(by: SummaryGroup, rows: readonly SummaryRow[], hasViews: boolean): string {
  if (rows.length === 0) return '';
  const periods = rows[0]?.periods ?? [];
  const most = Math.max(1, ...rows.map((row) => row.periods.at(-1)?.clicks ?? 0));
  const head = periods.flatMap(({ days }) => [
    `<th>${days} days</th><th>${days} before</th>`,
    ...(hasViews ? [`<th>per 100 views, ${days} days</th>`] : []),
  ]);
  const body = rows.map((row) => {
    const cells = row.periods.flatMap(({ clicks, before, rate }) => [
      `<td>${clicks}</td><td>${before}</td>`,
      ...(hasViews ? [`<td>${rate === undefined ? '' : rate.toFixed(1)}</td>`] : []),
    ]);
    const width = percent(row.periods.at(-1)?.clicks ?? 0, most);
    return `<tr><th scope="row">${escapeHtml(row.name)}</th><td class="bar"><i style="width:${width}%"></i></td>${cells.join('')}</tr>`;
  });
  return `<h2>${groupTitles[by]}</h2>
<table><thead><tr><th>${by === 'locale' ? 'language' : by}</th><th class="bar">${periods.at(-1)?.days ?? ''} days</th>${head.join('')}</tr></thead>
<tbody>${body.join('')}</tbody></table>`;
}

function percent(count: number, most: number): number {
  return Math.round((1000 * count) / most) / 10;
}

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: light-dark(#334155, #cbd5e1); --mark: light-dark(#0f766e, #2dd4bf); --line: light-dark(#e2e8f0, #334155) }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink) }
h1, h2, b { color: light-dark(#0f172a, #f8fafc) }
h2 { margin-top: 2.5rem; font-size: 1.15rem }
.tiles { display: flex; flex-wrap: wrap; gap: 1rem }
.tile { margin: 0; padding: .75rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem }
.tile b { font-size: 1.75rem }
figure { margin: 0 }
figcaption { display: flex; justify-content: space-between; font-size: .875rem }
.days { display: flex; align-items: end; gap: 2px; height: 10rem; border-bottom: 1px solid var(--line) }
.days i { flex: 1; min-height: 1px; background: var(--mark) }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400 }
th:first-child, .bar { text-align: left }
thead th { font-size: .875rem }
tbody th { color: light-dark(#0f172a, #f8fafc) }
.bar { width: 35% }
.bar i { display: block; height: .75rem; background: var(--mark) }
`;
