import Markdoc from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import { draw } from '#fixtures/render-html.tsx';
import { renderBody } from '../../document/render-body.tsx';

const screen = (attributes: string) =>
  draw(
    renderBody(
      Markdoc.parse(`{% device-screen ${attributes} %}\n- **One** \`on\`\n- Two\n{% /device-screen %}`),
      emptyContext,
    ),
  );

test('a screen has its title, its lines, and what to tap', () => {
  const drawn = screen('title="VPN"');
  expect(drawn.all('figcaption')[0]?.text).toBe('VPN');
  expect(drawn.all('li').map(({ text }) => text)).toEqual(['One on', 'Two']);
  expect(drawn.all('strong')[0]?.text).toBe('One');
  expect(drawn.all('.screen-window')).toEqual([]);
});

test('a window is not a phone', () => {
  expect(screen('title="Network" isWindow=true').all('.screen-window')).toHaveLength(1);
});
