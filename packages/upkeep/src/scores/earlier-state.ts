import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { factsFrom } from '@vpn-site/content/facts/facts-from.ts';
import { askGit } from '@vpn-site/content/git.ts';
import { methodologyOn, readMethodologies } from '@vpn-site/content/methodology/read-methodologies.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';

export interface ScoredState {
  readonly providers: readonly Provider[];
  readonly methodology: Methodology;
}

/** Returns the facts and the methodology as of a commit. */
export function earlierState(root: string, against: string, asOf: Day): ScoredState {
  const folder = mkdtempSync(join(tmpdir(), 'scores-'));
  try {
    const archive = askGit(root, ['archive', '--end-of-options', against, 'facts']);
    if (archive === undefined) throw new UsageError(`"${against}" is not a commit.`);
    spawnSync('tar', ['-x', '-C', folder], { input: archive });
    const files = readFactFiles(folder);
    const { providers, vocabulary } = factsFrom(files);
    return { providers, methodology: methodologyOn(readMethodologies(files, vocabulary), asOf) };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw new UsageError(
      `The facts of "${against}" have a format that this code cannot read. Check that commit out and run "npm run site -- scores" there.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
