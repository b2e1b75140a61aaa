import Markdoc from '@markdoc/markdoc';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { documentConfig } from '#blocks/document/document-config.ts';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectWhyUse } from './home-why-use.block.ts';

const english = testContext();

const problemsOf = (...lines: readonly string[]) =>
  documentProblems(
    Markdoc.parse(['{% home-why-use %}', ...lines, '{% /home-why-use %}'].join('\n')),
    english,
  );

describe('home-why-use', () => {
  test('the first list helps, the second does not', () => {
    const source = '### Yes {% #yes %}\n- one\n- two\n\n### No\n- three';
    const nodes = Markdoc.transform(Markdoc.parse(source).children, documentConfig(english));
    expect(selectWhyUse(undefined, english, nodes)).toMatchObject({
      heading: 'Do you need one at all?',
      helps: { id: 'yes', items: [['one'], ['two']] },
      doesNotHelp: { title: ['No'], items: [['three']] },
    });
    expect(selectWhyUse('Other', english, nodes).heading).toBe('Other');
  });

  test.each([
    ['one list', ['### Yes', '- one']],
    ['three lists', ['### A', '- one', '', '### B', '- two', '', '### C', '- three']],
    ['a paragraph for a list', ['### A', '- one', '', '### B', 'two']],
    ['no heading', ['- one', '', '- two']],
  ])('%s is an error', (_name, lines) => {
    expect(problemsOf(...lines)).toMatchObject([
      { line: 1, message: expect.stringMatching(/^"home-why-use" must have/) },
    ]);
  });
});

describe('home-why-use as drawn', () => {
  const rendered = (...lines: readonly string[]) =>
    renderElement(
      renderBody(
        Markdoc.parse(['{% home-why-use heading="Why" %}', ...lines, '{% /home-why-use %}'].join('\n')),
        english,
      ),
    );

  test('what helps is ticked, what does not is crossed, in this order and under one heading', () => {
    const page = rendered('### Yes {% #yes %}', '- one', '- two', '', '### No', '- three');
    expect(page.all('h2').map(({ text }) => text)).toEqual(['Why']);
    expect(page.all('h3').map(({ text, attributes }) => [text, attributes.id])).toEqual([
      ['Yes', 'yes'],
      ['No', undefined],
    ]);
    expect(page.all('li').map((item) => [item.text, item.all('path')[0]?.attributes.d])).toEqual([
      ['one', 'm5.2 8.2 2 2 3.6-4'],
      ['two', 'm5.2 8.2 2 2 3.6-4'],
      ['three', 'm6 6 4 4m0-4-4 4'],
    ]);
  });
});
