import Markdoc from '@markdoc/markdoc';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

test('a block that does not start with a question is an error', () => {
  const problems = documentProblems(Markdoc.parse('{% faq %}\nAnswer\n{% /faq %}'), emptyContext);
  expect(problems).toMatchObject([
    { line: 1, message: '"faq" must start with a heading, written as "### …".' },
  ]);
});

test('a question is drawn closed, under its own id, with everything up to the next heading inside', () => {
  const source = '{% faq %}\n### One? {% #one %}\nFirst.\n\n- more\n\n### Two?\nSecond.\n{% /faq %}';
  const questions = renderElement(renderBody(Markdoc.parse(source), emptyContext)).all('details');
  expect(questions.map(({ attributes }) => attributes)).toEqual([{ id: 'one' }, {}]);
  expect(questions.map((one) => one.all('summary')[0]?.text)).toEqual(['One?', 'Two?']);
  expect(questions.map((one) => one.all('div')[0]?.text)).toEqual(['First. more', 'Second.']);
});
