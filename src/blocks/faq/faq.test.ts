import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { documentConfig } from '../document-config.ts';
import { selectQuestions } from './select.ts';

const source = '{% faq %}\n### One? {% #one %}\nFirst.\n\nMore.\n\n### Two?\nSecond.\n{% /faq %}';

describe('faq', () => {
  test('headings are questions, what follows is the answer', () => {
    const nodes = Markdoc.transform(
      Markdoc.parse('### One? {% #one %}\nFirst.\n\nMore.\n\n### Two?\nSecond.').children,
      documentConfig,
    );
    expect(selectQuestions(nodes).map(({ id, question, answer }) => [id, question, answer.length])).toEqual([
      ['one', ['One? '], 2],
      [undefined, ['Two?'], 1],
    ]);
  });

  test('a well-formed block is valid', () => {
    expect(Markdoc.validate(Markdoc.parse(source), documentConfig)).toEqual([]);
  });

  test('a block that does not start with a question is an error', () => {
    const errors = Markdoc.validate(Markdoc.parse('{% faq %}\nAnswer\n{% /faq %}'), documentConfig);
    expect(errors.map(({ error }) => error.id)).toEqual(['faq-question']);
  });
});
