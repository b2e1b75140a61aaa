import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const long = 'A sentence, with commas, that is long enough to be taken for the text of an article. '.repeat(
  8,
);

test('an article, and the whole page beside it', () => {
  const html = `<title>Alder</title><nav>Menu</nav><article><h1>Plans</h1><p>${long}</p><p>No <b>logs</b>\n are kept.</p></article>
    <footer>Small print</footer><script>var hidden</script><script type="application/ld+json">{}</script>`;
  const page = pageText(Buffer.from(html), 'text/html; charset=utf-8');
  expect(page?.text).toContain('No logs are kept.');
  expect(page?.text).not.toContain('Small print');
  expect(page?.whole).toContain('Small print');
  expect(page?.whole).not.toContain('hidden');
  expect(page?.scripts).toBe(1);
});

test('a page that is nested without end is refused at once, and a long one is read', () => {
  for (const html of [
    '<div>'.repeat(8000),
    '<a><b><x-y>'.repeat(3000),
    '<ul><li>'.repeat(2000),
    '<li><p><b>'.repeat(2000),
  ]) {
    expect(() => pageText(Buffer.from(html), 'text/html')).toThrow('more than 1000 elements open at once');
  }
  const unclosed = `${'<p>One'.repeat(2000)}<ul>${'<li>Two<br><img src="a">'.repeat(2000)}</ul><div>Three</div>`;
  const script = `<script>${'document.write("<div>");'.repeat(2000)}</script>`;
  expect(pageText(Buffer.from(script + unclosed), 'text/html')?.whole).toContain('Three');
});

test('cells and lines are not glued to each other', () => {
  const page = pageText(
    Buffer.from('<table><tr><td>1</td><td>0 devices</td></tr></table>a<br>b'),
    'text/html',
  );
  expect(page?.whole).toBe('1\n0 devices\na\nb');
});

test('in the encoding that the answer or the page names', () => {
  const latin = Buffer.from([0x67, 0xfc, 0x6e]);
  expect(pageText(latin, 'text/plain; charset=iso-8859-1')?.text).toBe('gün');
  const named = Buffer.concat([Buffer.from('<meta charset="iso-8859-9"><p>'), Buffer.from([0xfe])]);
  expect(pageText(named, 'text/html')?.whole).toBe('ş');
  expect(pageText(Buffer.from('gün'), 'text/plain; charset=nonsense')?.text).toBe('gün');
});

test('data files as they are; a PDF not at all', () => {
  expect(pageText(Buffer.from('{ "a":  1 }'), 'application/json')?.text).toBe('{ "a":  1 }');
  expect(pageText(Buffer.from('%PDF'), 'application/pdf')).toBeUndefined();
});
