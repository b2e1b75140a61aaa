import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allChecks } from './all-checks.ts';

/** Files in this folder that are not rules. */
const helpers = ['all-checks', 'check', 'document-slugs', 'public-site-settings'];

test('every rule file is registered under its own name', { tags: 'store-query-no-match' }, async () => {
  const files = globSync('packages/content/src/checks/**/*.ts').filter(
    (file) => !/\.(?:test|fixture)\.ts$/.test(file),
  );
  const rules = files.filter((file) => !helpers.includes(basename(file, '.ts')));
  expect(Object.keys(allChecks).toSorted()).toEqual(rules.map((file) => basename(file, '.ts')).toSorted());
  for (const file of rules) {
    const exported = Object.values((await import(resolve(file))) as Record<string, unknown>);
    expect(exported, `${file} exports its rule and nothing else`).toEqual([allChecks[basename(file, '.ts')]]);
  }
});
