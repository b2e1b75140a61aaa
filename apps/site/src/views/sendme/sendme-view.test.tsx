import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { SendmePage } from '#page/page.ts';
import { SendmeView } from './sendme-view.tsx';

const site = testContext();

/** Renders the hand-off page for Alder. Without changes, the offer is unpaid and has no code. */
function view(change: Partial<Offer> = {}, states = site.states) {
  const destination = 'https://www.alder.example';
  const offer: Offer = { provider: 'alder', destination, paid: false, checked: '2025-06-14', ...change };
  return renderElement(
    <SendmeView
      page={pageAt(fixtureCatalog(), '/sendme/alder') as SendmePage}
      siteName="The Almanac"
      site={{ ...site, states, offers: new Map([['alder', offer]]) }}
    />,
  );
}

describe('the page before a provider opens', () => {
  test('says whom a reader leaves, where to, and when the link was last checked', () => {
    expect(view().text).toContain('You are leaving The Almanac');
    expect(view().all('h1')[0]?.text).toBe('Before you go to Alder VPN');
    expect(view().all('time').at(-1)?.attributes.datetime).toBe('2025-06-14');
  });

  test('shows what will be charged, and until when it can be undone, as a calendar too', () => {
    const rendered = view();
    expect(rendered.all('.receipt-slip')[0]?.all('dd').at(-1)?.text).toBe('$168.00');
    const [refund, cancel] = rendered.all('.hand-off-dates')[0]?.all('b') ?? [];
    expect([refund?.text, cancel?.text]).toEqual(['Refund until Jul 15, 2025', 'Cancel by Jun 14, 2027']);
    const save = rendered.all('a').find(({ attributes }) => 'download' in attributes);
    expect(save?.attributes.href).toBe('/tools/true-cost.ics?plan=alder.two-year&years=3&from=2025-06-15');
  });

  test('says whether anybody pays for the link', () => {
    expect(view().all('.hand-off-terms')[0]?.text).toBe(
      'We earn nothing from this link, so there is no wait.',
    );
    expect(view({ paid: true }).all('.hand-off-terms')[0]?.text).toBe('Paid link: we may earn a commission.');
  });

  test('offers a counted way on, which names the host that opens, and a direct one', () => {
    const ways = view({ paid: true, destination: 'https://partner.example/x' })
      .all('a')
      .filter(({ attributes }) => attributes.rel?.includes('nofollow'))
      .map(({ text, attributes }) => [text, attributes.href, attributes.rel]);
    expect(ways).toEqual([
      ['Continue to partner.example', '/sendme/alder/continue', 'sponsored nofollow noopener'],
      ['Go without being counted', 'https://alder.example', 'nofollow noopener'],
    ]);
  });
});

test('says that clicks are counted only where they are, and what the link tells a partner program', () => {
  expect(view().text).toContain('We count the click');
  const uncounted = view({}, new Set()).text;
  expect(uncounted).toContain('We don’t count clicks. Open alder.example directly');
  expect(uncounted).not.toContain('We count');
  const words = 'the language of this page and the kind of page you came from';
  expect(view({ paid: true, subId: 'aff_sub' }).text).toContain(words);
  expect(view({ paid: true }).text).not.toContain(words);
});

const coupon = { code: 'ALMANAC', percent: 25, plans: ['two-year'], checked: '2025-06-10' };
const lines = (change: Partial<Offer>) => {
  const rendered = view(change);
  const lists = rendered.all('.hand-off-code');
  const answers = lists.flatMap((list) => list.all('dd'));
  return lists.flatMap((list) => list.all('dt')).map(({ text }, place) => [text, answers[place]] as const);
};

test('the code to take along stands there to be copied, with its last day and what it gives', () => {
  const [code, end, gives, ...rest] = lines({ coupon: { ...coupon, endsOn: '2025-07-01' } });
  expect(rest).toEqual([]);
  expect(code?.[1]?.all('button')[0]?.attributes['data-copy']).toBe('ALMANAC');
  expect(gives?.[1]?.text).toBe('24 months: $72.00 at first instead of $96.00');
  expect([end?.[0], end?.[1]?.text]).toEqual(['Valid until', 'July 1, 2025']);
  expect(lines({ coupon }).map(([term]) => term)).toEqual(['Discount code', 'What it gives †']);
});

test('the countdown of a paid link is hidden, with the button that stops it, until a script runs', () => {
  const rendered = view({ paid: true });
  const hidden = [...rendered.all('p'), ...rendered.all('span'), ...rendered.all('button')].filter(
    ({ attributes }) => 'hidden' in attributes,
  );
  expect(hidden).toHaveLength(7);
  expect(hidden[3]?.text).toBe('Opens by itself in 1 second.');
  expect(hidden.at(-1)?.text).toBe('Stay here');
});

test('in a country that blocks the provider by name, the page has its chip, the ways in with their sources, and what is unknown', () => {
  const turkish = testContext('tr');
  const sendme = pageAt(fixtureCatalog(), '/tr/sendme/birch') as SendmePage;
  const page = renderElement(<SendmeView page={sendme} siteName="The Almanac" site={turkish} />, 'tr');
  expect(page.all('.order-chip')[0]?.text).toBe('TR engel kararı: Ara 2023');
  const [help] = page.all('.hand-off-blocked');
  expect(help?.all('li').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Onion adresi: Tor Browser’da açılır\./),
    turkish.t('sendme.blocked.store'),
    turkish.t('sendme.blocked.tor'),
  ]);
  expect(help?.all('a').some(({ attributes }) => attributes.href?.includes('.onion'))).toBe(false);
  expect(help?.text).toContain(turkish.t('sendme.blocked.unknown'));
  expect(help?.all('a').at(-1)?.attributes.href).toBe(`${turkish.countryPath('TR')}#named`);
});
