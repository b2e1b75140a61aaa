import Markdoc from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { components } from './components.ts';
import { contracts } from './contracts.ts';
import { documentProblems } from './document-problems.ts';

const catalog = loadCatalog(process.cwd());

test.each(localeCodes)('every example of every block is valid in %s', (locale) => {
  const t = translator(locale, messagesOf(catalog, locale));
  const context = composeBlockContext(catalog, locale, t, '2026-11-15');
  const wrong = contracts.flatMap(({ name, examples }) =>
    examples.flatMap(({ source }) =>
      documentProblems(Markdoc.parse(source), context).map((problem) => ({ name, problem })),
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
