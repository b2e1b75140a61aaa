import Markdoc from '@markdoc/markdoc';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { expect, test } from 'vitest';
import { documentProblems } from './document-problems.ts';

const problemsOf = (source: string) => documentProblems(Markdoc.parse(source), emptyContext);

test('right text has none', { tags: 'external-content-fails-build' }, () => {
  const source =
    '## Title {% #title %}\n\n[a](/privacy/what-is-a-vpn), [b](#title), [c](https://allowed.example/x).';
  expect(problemsOf(source)).toEqual([]);
});

test('an unknown block names the nearest one and its line', () => {
  expect(problemsOf('Text.\n\n{% fag %}\n### Q\nA\n{% /fag %}')).toEqual([
    { line: 3, message: 'There is no block "fag".', remedy: 'Did you mean "faq"?' },
  ]);
});

test.each([
  [
    'an attribute that does not exist',
    '{% faq colour="red" %}\n### Q\nA\n{% /faq %}',
    '"faq" has no attribute "colour".',
  ],
  ['an event handler on text', 'Text. {% onclick="alert(1)" %}', '"onclick" cannot be set on text.'],
  ['a class on text', 'Text. {% .big %}', '"big" cannot be set on text.'],
  ['a page that does not exist', '[x](/nowhere)', 'There is no page at /nowhere.'],
  [
    'a host that is not allowed',
    '[x](https://other.example/)',
    'other.example is not an allowed host for links.',
  ],
  [
    'an address that is not https',
    '[x](http://allowed.example/)',
    'The address "http://allowed.example/" is not safe.',
  ],
  [
    'an image of another site',
    '![x](https://allowed.example/a.png)',
    'The image is not a file of this site.',
  ],
  ['an image without text', '![](/images/a.png)', 'The image has no alternative text.'],
  ['an image that does not exist', '![x](/images/b.png)', 'There is no image at content/images/b.png.'],
  [
    'an image whose name has capitals',
    '![x](/images/Router%20Menu.png)',
    'An image cannot be called "/images/Router Menu.png". Use lower-case letters, digits and hyphens.',
  ],
  ['a link with a space', '[x](/my page)', 'The address "/my page" contains a space.'],
  ['a block that is not closed', '{% faq %}\n### Q\nA', '"faq" is not closed.'],
  ['a section that does not exist', '## A {% #about %}\n\n[x](#abaut)', 'No heading has the id #abaut.'],
  ['a variable', 'Hello {% $name %}', "Undefined variable: 'name'."],
])('%s is an error', { tags: 'external-content-fails-build' }, (_name, source, message) => {
  expect(problemsOf(source).map((problem) => problem.message)).toContain(message);
});

test('a mistyped address is answered with the nearest page', () => {
  expect(problemsOf('[x](/privcy/what-is-a-vpn)')).toMatchObject([
    { line: 1, remedy: 'Did you mean /privacy/what-is-a-vpn?' },
  ]);
});

test('a mistyped end names the nearest block, and nothing that its author did not write', () => {
  const found = problemsOf('- One\n- {% faq %}two{% /fag %} three\n- Four');
  expect(found).toEqual([
    { line: 2, message: 'There is no block "fag".', remedy: 'Did you mean "faq"?' },
    {
      line: 2,
      message: 'This closes a block that was not opened.',
      remedy: 'Write the name of the open block, or remove it.',
    },
  ]);
});

test('an image with a space in its name is answered with a name it can have', () => {
  expect(problemsOf('![a menu](/images/Router Menu.png)')).toMatchObject([
    {
      line: 1,
      remedy:
        'Rename the file to content/images/router-menu.png and write ![a menu](/images/router-menu.png).',
    },
  ]);
  expect(problemsOf('`![a menu](/images/Router Menu.png)`')).toEqual([]);
});

test('an image wider than any page needs is refused with its line', () => {
  const site = { ...emptyContext, image: () => ({ width: 2881, height: 10 }) };
  expect(documentProblems(Markdoc.parse('Text.\n\n![x](/images/a.png)'), site)).toEqual([
    {
      line: 3,
      message: 'content/images/a.png is 2881 pixels wide; the limit is 2880.',
      remedy: 'Save it 1440 pixels wide.',
    },
  ]);
  expect(problemsOf('![x](/images/a.png)')).toEqual([]);
});

test('five mistakes are reported at once, in the order of their lines', () => {
  const mistakes = ['[a](/nowhere)', '{% fag /%}', 'Text. {% .big %}', '[b](http://x.example)', '![](x.png)'];
  const lines = problemsOf(mistakes.join('\n\n')).map(({ line }) => line);
  expect([...new Set(lines)]).toEqual([1, 3, 5, 7, 9]);
});
