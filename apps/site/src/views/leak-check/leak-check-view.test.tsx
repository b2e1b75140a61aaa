import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { allTests, type Visitor } from '#leak-check/observation.ts';
import type { SiteContext } from '#site/site-context.ts';
import { LeakCheckView } from './leak-check-view.tsx';

const seen: Visitor = {
  tests: allTests,
  address: '203.0.113.24',
  family: 4,
  network: { asn: 64_500, name: 'Example Telecom' },
  country: 'TR',
};

function view(site: SiteContext) {
  const { locale } = site;
  const page = {
    ...({ kind: 'leakCheck', documentId: 'pages/leak-check', path: '/leak-check', locale } as const),
    ...{ layout: 'default', title: 'Is my VPN leaking?', description: '', updated: '2025-06-14' },
    ...{ data: {}, alternates: [] },
  };
  return renderElement(
    <LeakCheckView page={page} site={site} body={undefined} breadcrumbs={undefined} foot={undefined} />,
    locale,
  );
}

const shownText = (site: SiteContext) => view(site).all('.leak-seen')[0];

describe('before the run', () => {
  const short = (locale: LocaleCode) => fixtureWords(locale).leakCheck.missing.short;
  const rowsOf = (page: ReturnType<typeof view>) =>
    (page.all('.leak-table-plain')[0]?.all('th') ?? []).slice(2).map(({ text }) => text);

  test.each(localeCodes)('the page lists in %s what this server tests, and what it does not', (locale) => {
    const words = fixtureWords(locale).leakCheck;
    const page = view({ ...testContext(locale), seen: { ...seen, tests: ['ipv4'] } });
    expect(rowsOf(page)).toEqual([words.parts.ipv4.name]);
    const [missing, network] = page.all('.leak-missing').map(({ text }) => text);
    for (const part of ['ipv6', 'webrtc', 'dns', 'clock'] as const)
      expect(missing).toContain(words.parts[part].short);
    expect(network).toBe(words.missing.network);
    expect(page.all('.leak-lede')[0]?.text).toContain(short(locale));
  });

  test('nothing is missing where the server tests everything', () => {
    const page = view({ ...testContext(), seen });
    expect(rowsOf(page)).toHaveLength(5);
    expect(page.all('.leak-missing')).toEqual([]);
    expect(page.text).not.toContain(short('en'));
  });

  test('without one of the tests that a “No” needs, the intro says so', () => {
    for (const one of allTests) {
      const page = view({
        ...testContext(),
        seen: { ...seen, tests: allTests.filter((each) => each !== one) },
      });
      expect(page.text.includes(short('en'))).toBe(one !== 'clock');
    }
  });
});

describe('without scripts', () => {
  test.each(localeCodes)('says in %s what the server sees: address, network and country', (locale) => {
    const words = shownText({ ...testContext(locale), seen });
    expect(words?.all('code')[0]?.text).toBe('203.0.113.24');
    expect(words?.text).toMatch(/Example Telecom, (Türkiye|Turcja)\.$/);
  });

  test('leaves out what the tables do not know', () => {
    const words = shownText({ ...testContext(), seen: { ...seen, network: null, country: null } });
    expect(words?.text).toMatch(/sees you at 203\.0\.113\.24 ?\.$/);
  });

  test('says what is missing where no server was asked, and keeps the list', () => {
    const rendered = view(testContext());
    expect(rendered.all('.leak-seen')[0]?.text).toContain('can’t tell');
    expect(rendered.all('.leak-list-plain')[0]?.all('li').length).toBeGreaterThanOrEqual(3);
  });
});
