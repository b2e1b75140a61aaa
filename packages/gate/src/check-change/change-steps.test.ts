import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planChange } from './change-plan.ts';
import { changeSteps, renderedDocuments } from './change-steps.ts';

const commandsFor = (...paths: string[]) =>
  changeSteps(planChange(paths))?.map(({ name, command }) => [name, command.join(' ')]);

test('words are checked as the gate checks them, and their pages are drawn', () => {
  expect(commandsFor('content/guides/router.pl.md')).toEqual([
    ['content', 'node apps/site/commands/check-content.ts --strict'],
    ['tests', 'vitest run --project content --project rendered'],
  ]);
  expect(renderedDocuments(planChange(['content/guides/router.pl.md']))).toEqual({
    RENDERED_DOCUMENTS: 'guides/router',
  });
  expect(renderedDocuments(planChange(['facts/owners.yaml']))).toEqual({});
});

test('documents are held to the files they name, without a test of pages', () => {
  const [content, documents, ...more] = changeSteps(planChange(['docs/glossary.md'])) ?? [];
  expect([content?.name, documents?.name, more]).toEqual(['content', 'documents', []]);
  const files = documents?.command.filter((word) => word.endsWith('.test.ts')) ?? [];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).not.toEqual([]);
});

test('messages are types too, and code asks for the gate', () => {
  expect(commandsFor('messages/en.json')?.map(([name]) => name)).toEqual([
    'content',
    'types',
    'format',
    'tests',
  ]);
  expect(commandsFor('packages/core/src/day/day.ts')).toBeUndefined();
  expect(commandsFor()).toEqual([]);
});
