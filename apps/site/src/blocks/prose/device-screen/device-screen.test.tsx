import Markdoc from '@markdoc/markdoc';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';

test('a screen has its title, its lines, and what to tap; a window is not a phone', () => {
  const screen = (attributes: string) =>
    renderElement(
      renderBody(
        Markdoc.parse(`{% device-screen ${attributes} %}\n- **One** \`on\`\n- Two\n{% /device-screen %}`),
        emptyContext,
      ),
    );
  const rendered = screen('title="VPN"');
  expect(rendered.all('figcaption')[0]?.text).toBe('VPN');
  expect(rendered.all('li').map(({ text }) => text)).toEqual(['One on', 'Two']);
  expect(rendered.all('.screen-window')).toEqual([]);
  expect(screen('title="Network" isWindow=true').all('.screen-window')).toHaveLength(1);
});
