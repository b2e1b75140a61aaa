import { problemsIn } from '@vpn-site/content/checks/check.fixture.ts';
import { dataFilesValid } from '@vpn-site/content/checks/data-files-valid.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectSiteAuthor } from './site-author.block.ts';
import { SiteAuthor } from './site-author.tsx';

const catalog = fixtureCatalog();
const author = { name: 'Ada Nowak', url: 'https://ada.example', bio: { en: 'One', pl: 'Dwa', tr: 'Üç' } };

describe('who writes the site', () => {
  const about = (locale: (typeof localeCodes)[number], named?: typeof author) => {
    const document = catalog.documents.translation('pages/about', locale);
    if (!document) throw new Error(`There is no About page in "${locale}".`);
    const base = testContext(locale);
    const states = new Set(base.states);
    if (named) states.add('author');
    const site = { ...base, author: named, controller: undefined, states };
    return renderHtml(renderBody(catalog.body(document), site), locale);
  };

  test.each(localeCodes)(
    'the About page in %s names the configured author, and nobody where nobody is configured',
    { tags: 'about-author-configured' },
    (locale) => {
      const [named, nobody] = [about(locale, author), about(locale)];
      expect(named).toContain('<a href="https://ada.example" rel="author noopener">Ada Nowak</a>');
      expect(named).toContain(author.bio[locale]);
      expect(named).not.toContain('id="promises"');
      expect(nobody).not.toMatch(/site-author|rel="author/);
      expect(nobody).toContain('id="promises"');
    },
  );

  test('says where to write, as people write it, if there is an address', () => {
    const site = testContext();
    const reach = (reportErrors: string | undefined) =>
      selectSiteAuthor({ ...site, siteName: 'A', controller: undefined, reportErrors }).reach;
    expect(reach('mailto:ada@site.example')).toMatchObject({ text: 'ada@site.example' });
    expect(reach('https://tracker.example/new?title={title}')).toEqual({
      href: 'https://tracker.example/new?title=A',
      text: 'tracker.example',
    });
    expect(reach(undefined)).toBeUndefined();
  });

  test('where no author is named, who answers for personal data runs the site and can be written to', () => {
    const controller = { name: 'Oak Ltd', address: 'Main Street 1', contact: 'mailto:data@oak.example' };
    const site = { ...testContext(), controller, reportErrors: undefined };
    expect(selectSiteAuthor(site)).toEqual({
      siteName: site.siteName,
      author: undefined,
      runBy: 'Oak Ltd',
      reach: { href: 'mailto:data@oak.example', text: 'data@oak.example' },
    });
    expect(selectSiteAuthor({ ...site, author })).toMatchObject({ runBy: undefined });
    const page = renderElement(<SiteAuthor {...selectSiteAuthor(site)} />);
    expect(page.all('p')[0]?.text).toContain('Oak Ltd');
    expect(page.all('a')[0]?.attributes.href).toBe('mailto:data@oak.example');
  });

  test('an author without a text in every language is a mistake', () => {
    const file = 'content/data/site.yaml';
    const site = 'name: x\ncontentYear: 2025\nproduct: { en: a, pl: b, tr: c }\n';
    const named = (bio: string) => `${site}author: { name: Ada, url: "https://a.example", bio: ${bio} }\n`;
    expect(problemsIn({ [file]: named('{ en: a, pl: b, tr: c }') }, dataFilesValid)).toEqual([]);
    expect(problemsIn({ [file]: named('{ en: a, pl: b }') }, dataFilesValid)).toMatchObject([
      { file, line: 4 },
    ]);
  });
});

test('a name without a page of its own is no link', () => {
  const named = { name: 'Ada Nowak', url: undefined, bio: 'One' };
  const rendered = renderElement(
    <SiteAuthor siteName="A" author={named} runBy={undefined} reach={undefined} />,
  );
  expect(rendered.all('.site-author')[0]?.text).toBe('I’m Ada Nowak, and I write A. One');
  expect(rendered.all('a')).toEqual([]);
});
