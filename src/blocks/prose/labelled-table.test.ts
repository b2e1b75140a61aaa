import Markdoc from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { documentConfig } from '../document-config.ts';
import { sampleContext } from '../sample-context.ts';

test('in a Markdown table the first cell heads its row and the others know their column', () => {
  const source = '| Who | **With** a VPN |\n|---|---|\n| The site | Another address |';
  const html = Markdoc.renderers.html(
    Markdoc.transform(Markdoc.parse(source), documentConfig(sampleContext)),
  );
  expect(html).toContain('<th scope="row">The site</th>');
  expect(html).toContain('<td data-label="With a VPN">Another address</td>');
});
