import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import type { PageDetails as Details } from '#page/page-details.ts';
import { PageDetails } from './page-details.tsx';

const foot = (details: Partial<Details>) =>
  renderHtml(<PageDetails details={{ related: [], ...details }} locale="pl" />, 'pl');

describe('PageDetails', () => {
  test('a page that was only changed has one date, one that was checked later has two', () => {
    const once = foot({ updated: '2026-11-01', checked: '2026-11-01' });
    expect(once.match(/<time /g)).toHaveLength(1);
    expect(once).toContain('<time dateTime="2026-11-01">1\u00a0listopada 2026</time>');
    expect(foot({ updated: '2026-11-01', checked: '2026-11-15' }).match(/<time /g)).toHaveLength(2);
    expect(foot({})).not.toContain('<time');
  });

  test('a translation links its original, and names its reviewer if there is one', () => {
    const translation = { originalPath: '/about', reviewer: undefined };
    expect(foot({ translation })).toContain('<a href="/about" hrefLang="en">angielskiego oryginału</a>');
    expect(foot({ translation })).not.toContain('Korekta');
    const named = foot({ translation: { ...translation, reviewer: 'Jan Kowalski' } });
    expect(named).toContain('Korekta: Jan Kowalski.');
  });

  test('reports and corrections are offered where there is a place for them', () => {
    const both = foot({ reportErrors: 'mailto:errors@vpn.example', correctionsPath: '/pl/sprostowania' });
    expect(both).toContain('<a href="mailto:errors@vpn.example" rel="noopener">Zgłoś błąd</a>');
    expect(both).toContain('<a href="/pl/sprostowania">sprostowania</a>');
    // The link has `hrefLang`, which keeps it from being prefetched.
    expect(foot({ reportErrors: '/pl/zglos-blad' })).toContain(
      '<a href="/pl/zglos-blad" hrefLang="pl">Zgłoś błąd</a>',
    );
    expect(foot({})).not.toContain('<a ');
  });

  test('the address, a citation and a feed are offered where there are any', () => {
    const share = { path: '/pl/a', citation: '„Tytuł”. VPN Site, https://vpn.example/pl/a.' };
    const html = foot({ share, feed: { path: '/pl/feeds/alder.xml', title: 'Alder VPN: zmiany faktów' } });
    for (const text of [share.path, share.citation]) expect(html).toContain(`data-copy="${text}"`);
    expect(html).toContain('<a href="/pl/feeds/alder.xml">Alder VPN: zmiany faktów</a>');
    expect(foot({})).not.toContain('<button');
  });

  test('a related page of which nothing is said is only a link, and what to read next comes first', () => {
    const details = { related: [{ path: '/a', title: 'A page' }], updated: '2026-11-01' };
    const rendered = renderElement(<PageDetails details={details} locale="en" />);
    expect(rendered.all('h2').map(({ text }) => text)).toEqual(['Read next', 'About this page']);
    expect(rendered.all('li').map(({ text, all }) => [text, all('p').length])).toEqual([['A page', 0]]);
    expect(foot({})).not.toContain('<li');
  });
});
