import { expect, test } from 'vitest';
import { readContentFiles } from './content-files.ts';
import { readFactFiles } from './facts/fact-file.ts';

test.each(['.', './', `${process.cwd()}/`])('files are named from the project, given as %s', (root) => {
  expect(readContentFiles(root).map(({ file }) => file)).toContain('content/home/home.en.md');
  expect(readFactFiles(root).map(({ file }) => file)).toContain('facts/ownership.yaml');
});
