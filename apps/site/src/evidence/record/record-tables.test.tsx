import { plainText } from '@vpn-site/core/locale/words.ts';
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

/** Returns the cells of each row of the table with this class, including head rows. */
function table(html: string, kind: 'audit' | 'incident'): string[][] {
  const [, inner = ''] = html.match(new RegExp(`<table class="[^"]* ${kind}-table">(.*?)</table>`)) ?? [];
  return [...inner.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(th|td)\b.*?>(.*?)<\/\1>/g)].map(([, , cell = '']) => text(cell)),
  );
}

describe('audits in a table', () => {
  const [, ...rows] = table(draw(alder), 'audit');

  test('come newest first, with their age', () => {
    expect(rows.map(([when]) => when)).toEqual(alder.audits.map(({ when, age }) => when.text + age));
    expect(rows[0]?.[0]).toBe('February 20254 months ago');
    expect(alder.audits.map(({ date }) => date)).toEqual(
      alder.audits.map(({ date }) => date).toSorted((a, b) => (a < b ? 1 : -1)),
    );
  });

  test('what nobody says is said to be unknown, faintly; what to know stands under the scope', () => {
    expect(rows[0]).toEqual([
      'February 20254 months ago',
      'Keel &amp; Sons',
      'The no-logs policyEngineers looked at servers for logs.',
      'Unknown',
      'not public',
      'Alder VPN: what the auditors found',
    ]);
    expect(draw(alder)).toContain('<td data-label="Not in scope" class="faint">Unknown</td>');
    expect(rows[1]?.[2]).toMatch(/^The mail service of the same companyAnother produ/);
  });

  test('what was found stands under the scope, before what kind of audit it was', () => {
    const audits = alder.audits.map((audit) => ({ ...audit, findings: 'Result: One flaw.' }));
    const [, first] = table(draw({ ...alder, audits }), 'audit');
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

describe('incidents in a table', () => {
  test('say what happened and how it ended, newest first', () => {
    const [heads, ...rows] = table(draw(alder), 'incident');
    expect(heads).toEqual(['Date', 'What happened', 'How it ended', 'Source']);
    expect(rows.map((row) => row.slice(1, 3))).toEqual(
      alder.challenges.map(({ summary, outcome, remarks }) => [
        plainText(summary.text) + remarks.join(''),
        outcome.text,
      ]),
    );
    expect(rows).toHaveLength(2);
  });
});

describe('the parts', () => {
  test('audits stand first, then what went wrong, then what put it to the test', () => {
    const html = renderHtml(<RecordTables rows={alder} heading="h4" />);
    expect([...html.matchAll(/<h4 class="record-part">(.*?)<\/h4>/g)].map(([, head]) => head)).toEqual([
      'Audits',
      'What went wrong',
      'Put to the test',
    ]);
    expect(html.indexOf('audit-table')).toBeLessThan(html.indexOf('incident-table'));
  });

  test('where there is nothing, the words for it stand in place of a table', () => {
    const none = recordRows('dogwood', site);
    const html = draw(none);
    expect(html).not.toContain('<table');
    expect(text(html)).toBe(`Audits${none.noAudits.text}What went wrong${none.noIncidents.text}`);
  });

  test('a note on a list stands under its own table', () => {
    const html = draw({
      ...alder,
      auditNote: { text: 'On audits', mark: undefined },
      incidentNote: { text: 'On incidents', mark: undefined },
    });
    const order = ['audit-table', 'On audits', 'incident-table', 'On incidents'];
    const found = order.map((part) => html.indexOf(part));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });
});
