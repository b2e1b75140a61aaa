import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { documentConfig } from '../../document/document-config.ts';
import { documentProblems } from '../../document/document-problems.ts';
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
      heading: 'Why use one, and when not to',
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
      { line: 1, message: expect.stringMatching(/^"home-why-use" holds/) },
    ]);
  });
});
