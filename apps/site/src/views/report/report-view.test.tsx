import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { readReportForm } from '#report/report-form.ts';
import { reportModel } from './report-model.ts';
import { ReportView } from './report-view.tsx';

const site = testContext();
const pageFor = (query: string) =>
  ({ kind: 'report', path: '/report', locale: 'en', alternates: [], form: readReportForm(query) }) as const;
const view = (query: string) => renderElement(<ReportView page={pageFor(query)} site={site} />);

describe('the form for reports', () => {
  test('shows the fact as we have it, and asks two things', () => {
    const rendered = view('?about=alder/tor');
    expect(rendered.all('.report-fact')[0]?.text).toMatch(/Tor through the VPN: no .*Alder VPN/);
    const fields = [...rendered.all('input'), ...rendered.all('textarea')].map(
      ({ attributes }) => attributes.name,
    );
    expect(fields).toEqual(['about', 'source', 'extra', 'wrong']);
    expect(rendered.text).toContain('180 days');
  });

  test.each([
    ['?about=alder', 'choose-fact'],
    ['?about=alder/nothing', 'choose-fact'],
    ['?about=alder/__proto__', 'choose-fact'],
    ['?about=nobody/tor', 'choose-provider'],
    ['', 'choose-provider'],
  ])('%s names no fact: %s', (query, kind) => {
    expect(reportModel(pageFor(query), site).kind).toBe(kind);
    expect(view(query).all('form')).toEqual([]);
  });

  test('says what to change, and where; the hidden field comes back empty', () => {
    const rendered = view('?about=alder/tor&wrong=a&source=b&problem=mail&problem=extra&extra=x');
    expect(
      rendered
        .all('.notice')[0]
        ?.all('p')
        .map(({ text }) => text),
    ).toEqual([
      'Leave out the e-mail address. We keep nothing about people, and cannot answer.',
      expect.stringContaining('hidden field'),
    ]);
    expect(rendered.all('textarea')[0]?.attributes['aria-invalid']).toBe('true');
    expect(rendered.all('input').map(({ attributes }) => attributes.value)).toEqual([
      'alder/tor',
      'b',
      undefined,
    ]);
  });

  test('names the other way where the owner has one, with the fact filled in', () => {
    const other = (reportErrors: string | undefined) => {
      const model = reportModel(pageFor('?about=alder/tor'), { ...site, reportErrors });
      return model.kind === 'fact' ? model.otherChannel : undefined;
    };
    expect(other(undefined)).toBeUndefined();
    const mail = new URL(other('mailto:errors@example.org') ?? '').searchParams;
    expect(mail.get('subject')).toBe('Alder VPN, Tor through the VPN: no');
    expect(mail.get('body')).toMatch(/\(alder\/tor\)\r\nSource: https:\/\/alder\.example\/features/);
    const form = new URL(other('https://t.example/new?p={provider}&k={key}&s={source}') ?? '').searchParams;
    expect([form.get('p'), form.get('k')]).toEqual(['alder', 'tor']);
    expect(form.get('s')).toMatch(/^https:\/\/alder\.example\/features/);
  });

  test('thanks, and leads back to the same fact', () => {
    const rendered = view('?about=alder/tor&sent=yes');
    expect(rendered.all('h1')[0]?.text).toBe('Thank you');
    expect(rendered.all('a').map(({ attributes }) => attributes.href)).toContain('/report?about=alder/tor');
    expect(rendered.all('form')).toEqual([]);
  });
});
