import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportAddress, reportPlaceholders, unknownPlaceholders } from './report-address.ts';

const report = {
  title: 'Mullvad: Tor & co?',
  lines: ['Page: https://vpn.example/a?b=c#d', 'What is wrong?'],
};

describe('reportAddress', () => {
  test('a mail has a subject and a text', () => {
    expect(reportAddress('mailto:errors@vpn.example', report)).toBe(
      'mailto:errors@vpn.example?subject=Mullvad%3A%20Tor%20%26%20co%3F&body=Page%3A%20https%3A%2F%2Fvpn.example%2Fa%3Fb%3Dc%23d%0D%0AWhat%20is%20wrong%3F',
    );
    expect(reportAddress('mailto:a@vpn.example?cc=b@vpn.example', report)).toMatch(
      /\?cc=b@vpn\.example&subject=/,
    );
  });

  test('a tracker gets the words where its address has places for them', () => {
    const filled = new URL(
      reportAddress(
        'https://tracker.example/new?issue[title]={title}&issue[description]={body}&label=fact',
        report,
      ),
    );
    expect(filled.searchParams.get('issue[title]')).toBe(report.title);
    expect(filled.searchParams.get('issue[description]')).toBe(report.lines.join('\r\n'));
    expect(filled.searchParams.get('label')).toBe('fact');
  });

  test('a form gets each part of what the report is about, and nothing where it is unknown', () => {
    const address = `https://tracker.example/new?${reportPlaceholders.map((name) => `${name}={${name}}`).join('&')}`;
    const about = { provider: 'alder', key: 'tor', source: 'https://alder.example/?a=b&c' };
    const filled = new URL(reportAddress(address, { ...report, about }));
    expect([...filled.searchParams]).toEqual([
      ['title', report.title],
      ['body', report.lines.join('\r\n')],
      ['provider', 'alder'],
      ['key', 'tor'],
      ['value', ''],
      ['source', 'https://alder.example/?a=b&c'],
      ['page', ''],
    ]);
  });

  test('any other page is opened as it is', () => {
    expect(reportAddress('https://tracker.example/new', report)).toBe('https://tracker.example/new');
  });

  test('no words can change where it leads, nor add a field', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.array(text), (title, lines) => {
        const filled = new URL(
          reportAddress('https://tracker.example/new?t={title}&b={body}', { title, lines }),
        );
        expect([filled.origin, filled.pathname, filled.hash]).toEqual([
          'https://tracker.example',
          '/new',
          '',
        ]);
        expect([...filled.searchParams]).toEqual([
          ['t', title],
          ['b', lines.join('\r\n')],
        ]);
      }),
    );
  });
});

test('a misspelt place is found before readers see it', () => {
  expect(unknownPlaceholders('https://tracker.example/new?t={titel}&b={body}&{}')).toEqual(['titel', '']);
  expect(unknownPlaceholders('mailto:errors@vpn.example')).toEqual([]);
});
