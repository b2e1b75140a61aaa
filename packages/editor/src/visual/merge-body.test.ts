import { readFileSync } from 'node:fs';
import Markdoc from '@markdoc/markdoc';
import { readContentFiles } from '@vpn-site/content/content-files.ts';
import { bodyStart } from '@vpn-site/content/front-matter.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeBody } from './merge-body.ts';

const root = 'tests/fixtures/site';
const bodies = readContentFiles(root).map(({ file }) => {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  return { file, body: source.slice(bodyStart(source)) };
});

/** Formats a document like an editor that rewrites it on save. */
const reformatted = (body: string) => Markdoc.format(Markdoc.parse(body));
const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return now.flatMap((line, index) => (line === old[index] ? [] : [line]));
};

const text = `Some words
on two lines.

## A head {% #head %}

1. one
2. two
3. three

| A | B |
|---|---|
| c | d |
| e | f |

{% faq %}
### Why? {% #why %}
Because.

### How? {% #how %}
So.
{% /faq %}

{% device-screen title="VPN" isWindow=false %}
- **On** \`on\`
{% /device-screen %}
`;

describe('what was not changed keeps its bytes', () => {
  test.each(bodies)('$file', ({ body }) => {
    expect(mergeBody(body, body)).toBe(body);
    expect(mergeBody(body, reformatted(body))).toBe(body);
  });

  test('whatever paragraph changes, no other line does', () => {
    const paragraphs = fc.array(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,4}$/), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(paragraphs, fc.nat(), (words, position) => {
        const index = position % words.length;
        const before = `${words.join('\n\n')}\n`;
        const after = words.with(index, `${words[index]} changed`);
        expect(mergeBody(before, reformatted(after.join('\n\n')))).toBe(`${after.join('\n\n')}\n`);
      }),
    );
  });
});

describe('one changed word is one changed line', () => {
  test.each([
    ['in a list', '2. two', '2. two more'],
    ['in a table', '| e | f |', '| e | g |'],
    ['in the head of a table', '| A | B |', '| A | C |'],
    ['in a block', 'So.', 'So it goes.'],
    ['in a heading in a block', '### How? {% #how %}', '### How so? {% #how %}'],
    [
      'in the opening of a block',
      '{% device-screen title="VPN" isWindow=false %}',
      '{% device-screen title="Tunnel" %}',
    ],
  ])('%s', (_, from, to) => {
    const merged = mergeBody(text, reformatted(text.replace(from, to)));
    expect(changedLines(text, merged)).toEqual([to]);
  });

  test('a paragraph on two lines is joined by nobody', () => {
    expect(mergeBody(text, reformatted(text.replace('So.', 'Thus.')))).toContain(
      'Some words\non two lines.\n',
    );
  });
});

describe('what comes and goes', () => {
  test('an item more', () => {
    const merged = mergeBody(text, reformatted(text.replace('3. three', '3. three\n4. four')));
    expect(merged).toBe(text.replace('3. three', '3. three\n4. four'));
  });

  test('a row less', () => {
    expect(mergeBody(text, reformatted(text.replace('| c | d |\n', '')))).toBe(
      text.replace('| c | d |\n', ''),
    );
  });

  test('a paragraph more', () => {
    const wanted = text.replace('## A head', 'New.\n\n## A head');
    expect(mergeBody(text, reformatted(wanted))).toBe(wanted);
  });

  test('all of it', () => {
    expect(mergeBody('', 'New.\n').trim()).toBe('New.');
    expect(mergeBody(text, '').trim()).toBe('');
  });
});

test('habits of a visual editor leave no trace', () => {
  const table = '{% table %}\n- A\n- B\n---\n- c\n- d\n---\n- e\n- f\n{% /table %}';
  const saved = text
    .replace(/\| A[\s\S]*f \|/, table)
    .replace('{% faq %}', '{% faq name="" items=[] %}')
    .replace(' isWindow=false', '');
  expect(mergeBody(text, saved)).toBe(text);
});

test('what is merged reads as what was saved', () => {
  const index = fc.nat({ max: bodies.length - 1 });
  fc.assert(
    fc.property(index, index, (first, second) => {
      const [before = '', after = ''] = [bodies[first]?.body, bodies[second]?.body];
      expect(reformatted(mergeBody(before, after))).toBe(reformatted(after));
    }),
    { numRuns: 60 },
  );
});
