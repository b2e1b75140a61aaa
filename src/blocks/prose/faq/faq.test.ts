import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import { documentConfig } from '../../document/document-config.ts';
import { documentProblems } from '../../document/document-problems.ts';
import { selectQuestions } from './faq.block.ts';

describe('faq', () => {
  test('headings are questions, what follows is the answer', () => {
    const source = '### One? {% #one %}\nFirst.\n\nMore.\n\n### Two?\nSecond.';
    const nodes = Markdoc.transform(Markdoc.parse(source).children, documentConfig(emptyContext));
    expect(selectQuestions(nodes).map(({ id, question, answer }) => [id, question, answer.length])).toEqual([
      ['one', ['One? '], 2],
      [undefined, ['Two?'], 1],
    ]);
  });

  test('a block that does not start with a question is an error', () => {
    const problems = documentProblems(Markdoc.parse('{% faq %}\nAnswer\n{% /faq %}'), emptyContext);
    expect(problems).toMatchObject([
      { line: 1, message: '"faq" starts with a heading, written as "### …".' },
    ]);
  });
});
