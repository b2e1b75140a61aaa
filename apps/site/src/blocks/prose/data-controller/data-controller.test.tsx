import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';
import { messagesOf } from '#compose/locale-site.ts';
import { selectDataController } from './data-controller.block.ts';
import { DataController } from './data-controller.tsx';

const catalog = fixtureCatalog();
const controller = {
  name: 'Ada Nowak',
  address: 'Main Street 1, Oakham',
  contact: 'mailto:ada@site.example',
};

test.each(localeCodes)(
  'the privacy notice in %s names who answers for personal data, and makes nobody up',
  (locale) => {
    const document = catalog.documents.translation('pages/privacy-notice', locale);
    if (!document) throw new Error(`There is no privacy notice in "${locale}".`);
    const [named, unnamed] = [controller, undefined].map((someone) =>
      renderHtml(renderBody(catalog.body(document), { ...testContext(locale), controller: someone }), locale),
    );
    expect(named).toContain('<b>Ada Nowak</b>, Main Street 1, Oakham');
    expect(named).toContain('<a href="mailto:ada@site.example" rel="noopener">ada@site.example</a>');
    expect(unnamed).toContain(messagesOf(catalog, locale).privacy.controller.unnamed);
    expect(unnamed).not.toContain('mailto:');
  },
);

test('a page to write to is shown by its host', () => {
  const model = selectDataController({ controller: { ...controller, contact: 'https://ada.example/write' } });
  expect(renderElement(<DataController {...model} />).all('a')).toMatchObject([
    { text: 'ada.example', attributes: { href: 'https://ada.example/write' } },
  ]);
});
