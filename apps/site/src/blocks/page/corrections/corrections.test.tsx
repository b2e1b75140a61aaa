import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectCorrections } from './corrections.block.ts';
import { Corrections } from './corrections.tsx';

const words = (en: string) => ({ en, pl: 'x', tr: 'x' });
const correction = { day: '2026-11-15', page: 'pages/about', wrong: words('Old.'), right: words('New.') };
const html = (corrections: (typeof correction)[]) =>
  renderHtml(<Corrections {...selectCorrections({ ...emptyContext, corrections })} />);

test('names the page, what was wrong and what is right; where there are none, that is said', () => {
  const rendered = html([correction]);
  expect(rendered).toContain('<time dateTime="2026-11-15">November 15, 2026</time>');
  expect(rendered).toContain('<a href="/privacy/what-is-a-vpn">pages/about</a>');
  expect(rendered).toMatch(/Wrong<.*<dd>Old\.<\/dd>.*Right<.*<dd>New\.<\/dd>/);
  expect(html([])).toContain('There are no corrections yet.');
});

test('the newest six stand open, the rest behind a line that counts them', () => {
  const many = Array.from({ length: 9 }, (_, position) => ({ ...correction, day: `2026-11-1${position}` }));
  const [open = '', folded = ''] = html(many).split('<details');
  expect(open.match(/<li/g)).toHaveLength(6);
  expect(folded).toContain('3 earlier corrections');
  expect(folded.match(/<li/g)).toHaveLength(3);
  expect(html(many.slice(0, 6))).not.toContain('<details');
});

test('what readers reported stands among them by its day, with thanks and without their words', () => {
  const decided = (fact: string, decision: 'accepted' | 'declined', day: string) => ({
    report: '0a1b2c3d-0000-8000-8000-000000000001',
    day,
    fact,
    decision,
    because: 'a reason',
  });
  const site = {
    ...testContext(),
    corrections: [correction],
    reportDecisions: [
      decided('alder/streaming:netflix', 'accepted', '2026-11-16'),
      decided('gone/tor', 'accepted', '2026-11-14'),
      decided('country-tr/vpn-use', 'accepted', '2026-11-13'),
      decided('birch/tor', 'declined', '2026-11-16'),
    ],
  };
  const { corrections } = selectCorrections(site);
  expect(corrections.map(({ title, path }) => [title, path])).toEqual([
    [expect.stringMatching(/^Alder VPN: /), '/reviews/alder'],
    ['About me', '/about'],
    ['gone: Tor through the VPN', undefined],
    [expect.stringMatching(/: /), undefined],
  ]);
  const rendered = renderHtml(<Corrections {...selectCorrections(site)} />);
  expect(rendered).toContain('Thank you.');
  expect(rendered).not.toContain('a reason');
});
