import Markdoc from '@markdoc/markdoc';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { CountryPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { CountryView } from './country-view.tsx';

const whatToDo = Markdoc.parse('## What to do {% #what-to-do %}\n\nAsk.');

const rendered = (
  code: string,
  locale: LocaleCode = 'en',
  site: SiteContext = testContext(locale),
  body = whatToDo,
) => {
  const page = { ...(pageAt(fixtureCatalog(), '/vpn-in/turkey') as CountryPage), country: code, locale };
  return renderElement(
    <CountryView page={page} body={body} site={site} breadcrumbs={undefined} foot={undefined} />,
    locale,
  );
};

describe('the page about a country', () => {
  test('whom no order names has a price and a way to it; whom one names has none', () => {
    const rows = rendered('TR').all('.country-named')[0]?.all('tbody')[0]?.all('tr') ?? [];
    const visits = rows.map(({ text, all }) => [
      text.includes('Not named'),
      all('a').filter(({ attributes }) => attributes.href?.includes('/sendme/')).length,
    ]);
    expect(visits).toEqual([...Array(4).fill([true, 1]), ...Array(2).fill([false, 0])]);
  });

  test('leads readers who are already there to the help, where the author wrote it', () => {
    const jump = (id: string) => {
      const body = Markdoc.parse(`## Help {% #${id} %}\n\nTry.`);
      return rendered('TR', 'en', testContext(), body).all('.country-jump');
    };
    expect(jump('stops-working')[0]?.all('a')[0]?.attributes.href).toBe('#stops-working');
    expect(jump('before')).toEqual([]);
  });

  test('draws no section that has nothing to say', () => {
    const page = rendered('PL');
    expect(page.all('.entry-main').flatMap(({ attributes }) => attributes.id ?? [])).toEqual([
      'rules',
      'retention',
      'money',
      'open',
      'sources',
    ]);
  });

  test('an onion address is text to copy, not a link', () => {
    const page = rendered('TR');
    expect(page.all('code').map(({ text }) => text)).toEqual(['http://birchbirchbirch.onion']);
    expect(page.all('a').filter(({ attributes }) => attributes.href?.includes('.onion'))).toEqual([]);
  });
});
