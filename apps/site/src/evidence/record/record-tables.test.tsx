import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { RecordTables } from './record-tables.tsx';
import { recordRows } from './records.ts';

const site = testContext();
const alder = recordRows('alder', site);
const draw = (rows: typeof alder) => renderHtml(<RecordTables rows={rows} heading="h3" />);
const text = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true" class="evidence-mark">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '');

/** Returns the cells of each row of the table of audits, including head rows. */
function auditCells(html: string): string[][] {
  const [, inner = ''] = html.match(/<table class="[^"]* audit-table">(.*?)<\/table>/) ?? [];
  return [...inner.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(th|td)\b.*?>(.*?)<\/\1>/g)].map(([, , cell = '']) => text(cell)),
  );
}

describe('audits in a table', () => {
  test('what was found stands under the scope, before what kind of audit it was', () => {
    const audits = alder.audits.map((audit) => ({ ...audit, findings: 'Result: One flaw.' }));
    const [, first] = auditCells(draw({ ...alder, audits }));
    expect(first?.[2]).toBe('The no-logs policyResult: One flaw.Engineers looked at servers for logs.');
  });

  test('a report that can be read is linked', () => {
    const links = draw(alder).match(/<td data-label="Report">.*?<\/td>/g) ?? [];
    expect(links.map((cell) => /<a class="review-source" href="([^"]*)"/.exec(cell)?.[1])).toEqual([
      undefined,
      undefined,
      'https://northlight.example/alder-2019.pdf',
    ]);
  });
});

describe('the parts', () => {
  test('audits stand first, then what went wrong, then what put it to the test, each with its note', () => {
    const html = draw({
      ...alder,
      auditNote: { text: 'On audits', mark: undefined },
      incidentNote: { text: 'On incidents', mark: undefined },
    });
    const order = ['>Audits<', 'On audits', '>What went wrong<', '>Put to the test<', 'On incidents'];
    const found = order.map((part) => html.indexOf(part));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  test('where there is nothing, the words for it stand in place of a table', () => {
    const none = recordRows('dogwood', site);
    const html = draw(none);
    expect(html).not.toContain('<table');
    expect(text(html)).toBe(`Audits${none.noAudits.text}What went wrong${none.noIncidents.text}`);
  });
});
