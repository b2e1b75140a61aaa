import type { Dateline } from '@vpn-site/core/provider/dateline.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { composeView, pageAt } from '#compose/compose-page.ts';
import { composeLocaleSite } from '#compose/locale-site.ts';
import { PageView, type PageViewProps } from './page-view.tsx';

const catalog = fixtureCatalog();

/** Renders a page of the fixture site with changed props. */
function html(change: (props: PageViewProps) => Partial<PageViewProps> = () => ({})): string {
  const site = composeLocaleSite(catalog, 'en', 'https://site.example', fixtureDay);
  const page = pageAt(catalog, '/about');
  if (!page) throw new Error('The fixture has no page about itself.');
  const props = composeView(catalog, page, site);
  return renderToStaticMarkup(<PageView {...props} {...change(props)} />);
}

const datelineWith = (dateline: Dateline) =>
  html(({ frame }) => ({ hasDateline: true, frame: { ...frame, dateline } }));
const days = (rendered: string) =>
  [...rendered.matchAll(/<time dateTime="(2024-[^"]+)"[^>]*>([^<]+)</g)].map(([, day, words]) => [
    day,
    words,
  ]);

describe('a whole page', () => {
  test('asks about analytics, and says that it is a preview, only where it is', () => {
    expect(html()).not.toContain('data-cc=');
    expect(html(() => ({ hasAnalytics: false }))).not.toContain('data-cc=');
    expect(html(() => ({ hasAnalytics: true }))).toContain('data-cc="show-consentModal"');
    const preview = html(({ frame }) => ({ frame: { ...frame, site: { ...frame.site, isPreview: true } } }));
    expect(html()).not.toContain('aria-label="Preview"');
    expect(preview).toContain('aria-label="Preview"');
  });
});

describe('the line on how fresh the facts are', () => {
  test('stands only on pages that have one', () => {
    const dateline = { checked: '2024-03-01', captured: undefined };
    const without = html(({ frame }) => ({ hasDateline: false, frame: { ...frame, dateline } }));
    expect(days(datelineWith(dateline))).toHaveLength(1);
    expect(days(without)).toEqual([]);
  });

  test('writes its days in the language of the page, and leaves out those that are not known', () => {
    const captured = { first: '2024-02-28', last: '2024-02-28' };
    expect(days(datelineWith({ checked: '2024-03-01', captured }))).toEqual([
      ['2024-03-01', 'Mar 1, 2024'],
      ['2024-02-28', 'Feb 28, 2024'],
    ]);
    expect(days(datelineWith({ checked: undefined, captured }))).toEqual([['2024-02-28', 'Feb 28, 2024']]);
    expect(days(datelineWith({ checked: undefined, captured: undefined }))).toEqual([]);
  });

  test('prices that were not all seen on one day have the range of their days', () => {
    const captured = { first: '2024-01-09', last: '2024-02-28' };
    const [[day, words] = []] = days(datelineWith({ checked: undefined, captured }));
    expect([day, words?.replaceAll(/\s/g, ' ')]).toEqual(['2024-02-28', 'Jan 9 – Feb 28, 2024']);
  });
});
