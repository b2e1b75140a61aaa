import { readDataFile } from '../data-file.ts';
import { menuFilePath, menuSchema } from '../menu-file.ts';
import { type Problem, ProblemsError } from '../problem.ts';
import { siteFilePath, siteSchema } from '../site-file.ts';
import type { Check } from './check.ts';

/** The structured files under content/data have the shape that the site reads. */
export const dataFilesValid: Check = ({ root }) => [
  ...problemsOf(() => readDataFile(root, siteFilePath, siteSchema)),
  ...problemsOf(() => readDataFile(root, menuFilePath, menuSchema)),
];

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
