import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement as drawn, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

const draw = (source: string | undefined) =>
  renderHtml(<Prose body={source === undefined ? undefined : parseMarkdoc(source)} site={emptyContext} />);

test.each([undefined, '', '\n\n'])(
  'a document whose body is %j shows the placeholder',
  { tags: 'document-empty-body' },
  (source) => {
    expect(draw(source)).toContain('>empty</p>');
  },
);

test('an opening without contents is plain prose, one with contents leads in to them', () => {
  const body = parseMarkdoc('Words.\n\n## Part {% #part %}\n\nMore.');
  const plain = drawn(<Prose body={body} site={emptyContext} />);
  expect(plain.all('.opening')).toEqual([]);
  expect(plain.all('.lede')).toEqual([]);
  const [opening] = drawn(<Prose body={body} site={emptyContext} contents={<nav>Contents</nav>} />).all(
    '.opening',
  );
  expect(opening?.text).toBe('Words. Contents');
  expect(opening?.all('.lede')[0]?.text).toBe('Words.');
});

test('a text that starts with a heading has no opening, and no contents', () => {
  const body = parseMarkdoc('## One {% #one %}\n\nFirst.');
  const all = drawn(<Prose body={body} site={emptyContext} contents={<nav>Contents</nav>} />);
  expect(all.text).toBe('One First.');
});
