import Markdoc from '@markdoc/markdoc';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { expect, test } from 'vitest';
import { documentConfig } from './document-config.ts';

const htmlOf = (source: string) =>
  Markdoc.renderers.html(Markdoc.transform(Markdoc.parse(source), documentConfig(emptyContext)));

test('in a Markdown table the first cell heads its row and the others know their column', () => {
  const html = htmlOf(
    '| Who | Without | **With** a VPN |\n|---|---|---|\n| The site | Yours | Another address |',
  );
  expect(html).toContain('<th scope="row">The site</th>');
  expect(html).toContain('<td data-label="With a VPN">Another address</td>');
  // The heading of the only other column is not repeated in every row.
  expect(htmlOf('| Firmware | In short |\n|---|---|\n| OpenWrt | Free |')).toContain('<td>Free</td>');
});
