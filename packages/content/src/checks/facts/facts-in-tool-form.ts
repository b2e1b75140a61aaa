import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formProblem } from '#editing/edit-yaml.ts';
import { ownFactFiles } from '#facts/fact-file.ts';
import { keptReading } from '#kept-readings.ts';
import type { Check } from '../check.ts';

/** Fact files have the format that importers and the desk write, so that those can edit them in place. */
export const factsInToolForm: Check = ({ root, factFiles }) =>
  ownFactFiles(factFiles).flatMap(({ file }) => {
    const text = readFileSync(join(root, file), 'utf8');
    const problem = keptReading(`form of ${file}`, [text], () => formProblem(file, text));
    return problem ? [{ ...problem, severity: 'advice' }] : [];
  });
