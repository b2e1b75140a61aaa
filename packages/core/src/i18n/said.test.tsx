import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { Said } from './said.tsx';

const foreign = { text: 'Apps only', language: 'en' };

test('words of the page stand as they are, and others say their language', () => {
  expect(renderHtml(<Said words="Tylko aplikacje" />)).toBe('Tylko aplikacje');
  expect(renderHtml(<Said words={foreign} />)).toBe('<span lang="en">Apps only</span>');
  expect(renderHtml(<Said words={['Audyt: ', foreign, '.']} />)).toBe(
    'Audyt: <span lang="en">Apps only</span>.',
  );
});
