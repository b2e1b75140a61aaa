import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toFragment } from './to-fragment.ts';

test('parts of a text stand as they were written, and React asks for no keys', () => {
  const text = vi.spyOn(console, 'error').mockReturnValue();
  const parts = ['A ', createElement('b', null, 'word'), createElement('i', null, 'or two')];
  expect(renderToStaticMarkup(<p>{toFragment(parts)}</p>)).toBe('<p>A <b>word</b><i>or two</i></p>');
  expect(renderToStaticMarkup(<p>{toFragment('One.')}</p>)).toBe('<p>One.</p>');
  expect(text).not.toHaveBeenCalled();
});
