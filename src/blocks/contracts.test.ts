import Markdoc from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { components } from './components.ts';
import { contracts } from './contracts.ts';
import { documentProblems } from './document/document-problems.ts';
import { exampleSource } from './example-source.ts';

test.each(localeCodes)('every example of every block is valid in %s', { tags: 'blocks-faq' }, (locale) => {
  const site = testContext(locale);
  const wrong = contracts.flatMap(({ name, examples }) =>
    examples.flatMap(({ source }) =>
      documentProblems(Markdoc.parse(exampleSource(source, site)), site).map((problem) => ({
        name,
        problem,
      })),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every block has an example and a component, and no name is used twice', () => {
  expect(contracts.filter(({ examples, component }) => !examples.length || !components[component])).toEqual(
    [],
  );
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
});
