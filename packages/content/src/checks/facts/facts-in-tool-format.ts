import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedReading } from '#cached-readings.ts';
import { layoutProblem } from '#editing/edit-yaml.ts';
import { managedFactFiles } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

/** Fact files have the format that importers and the desk write, so that these tools can edit them in place. */
export const factsInToolFormat: Check = ({ root, factFiles }) =>
  managedFactFiles(factFiles).flatMap(({ file }) => {
    const text = readFileSync(join(root, file), 'utf8');
    const problem = cachedReading(`form of ${file}`, [text], () => layoutProblem(file, text));
    return problem ? [{ ...problem, severity: 'advice' }] : [];
  });
