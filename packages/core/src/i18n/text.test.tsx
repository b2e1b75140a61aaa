import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { Text } from './text.tsx';

const foreign = { text: 'Apps only', language: 'en' };

test('words of the page stand as they are, and others say their language', () => {
  expect(renderHtml(<Text words="Tylko aplikacje" />)).toBe('Tylko aplikacje');
  expect(renderHtml(<Text words={foreign} />)).toBe('<span lang="en">Apps only</span>');
  expect(renderHtml(<Text words={['Audyt: ', foreign, '.']} />)).toBe(
    'Audyt: <span lang="en">Apps only</span>.',
  );
});
