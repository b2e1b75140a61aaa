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
    const places = reportPlaceholders.map((name) => `${name}={${name}}`).join('&');
    const about = { provider: 'alder', key: 'tor', source: 'https://alder.example/?a=b&c' };
    const address = reportAddress(`https://tracker.example/new?label=x&${places}`, { ...report, about });
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      label: 'x',
      title: report.title,
      body: report.lines.join('\r\n'),
      ...about,
      value: '',
      page: '',
    });
  });

  test('any other page is opened as it is', () => {
    expect(reportAddress('https://tracker.example/new', report)).toBe('https://tracker.example/new');
  });

  test('no words can change where it leads, nor add a field', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.array(text), (title, lines) => {
        const written = 'https://tracker.example/new?t={title}&b={body}';
        const { origin, pathname, hash, searchParams } = new URL(reportAddress(written, { title, lines }));
        expect([origin, pathname, hash]).toEqual(['https://tracker.example', '/new', '']);
        expect([...searchParams].flat()).toEqual(['t', title, 'b', lines.join('\r\n')]);
      }),
    );
  });
});

test('a misspelt place is found before readers see it', () => {
  expect(unknownPlaceholders('https://tracker.example/new?t={titel}&b={body}&{}')).toEqual(['titel', '']);
  expect(unknownPlaceholders('mailto:errors@vpn.example')).toEqual([]);
});
