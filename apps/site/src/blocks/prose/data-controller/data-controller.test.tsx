import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
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

describe.each(localeCodes)('the privacy notice in %s', (locale) => {
  const notice = (named: typeof controller | undefined) => {
    const document = catalog.documents.translation('pages/privacy-notice', locale);
    if (!document) throw new Error(`There is no privacy notice in "${locale}".`);
    return renderHtml(
      renderBody(catalog.body(document), { ...testContext(locale), controller: named }),
      locale,
    );
  };

  test('names who answers for personal data, with an address and a contact', () => {
    const rendered = notice(controller);
    expect(rendered).toContain('<b>Ada Nowak</b>, Main Street 1, Oakham');
    expect(rendered).toContain('<a href="mailto:ada@site.example" rel="noopener">ada@site.example</a>');
  });

  test('says so where nobody is named, and makes nobody up', () => {
    const rendered = notice(undefined);
    expect(rendered).toContain(messagesOf(catalog, locale).privacy.controller.unnamed);
    expect(rendered).not.toContain('mailto:');
  });
});

test('a page to write to is shown by its host', () => {
  const model = selectDataController({ controller: { ...controller, contact: 'https://ada.example/write' } });
  expect(renderElement(<DataController {...model} />).all('a')).toMatchObject([
    { text: 'ada.example', attributes: { href: 'https://ada.example/write' } },
  ]);
});
