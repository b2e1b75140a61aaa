import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from '#catalog/catalog.ts';
import { readFactFiles } from '#catalog/facts/fact-file.ts';
import { factsFrom } from '#catalog/facts/facts-from.ts';
import { methodologyOn, readMethodologies } from '#catalog/methodology/read-methodologies.ts';
import type { Day } from '#domain/day/day.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { Methodology } from '#domain/scoring/methodology.ts';
import { UsageError } from '../run-tool.ts';

/** All that a ranking is made from. */
export interface ScoredState {
  readonly providers: readonly Provider[];
  readonly methodology: Methodology;
}

/** The facts as they are under another version of the methodology, or everything as a commit left it. */
export function earlierState(
  root: string,
  { facts, methodologies }: Pick<Catalog, 'facts' | 'methodologies'>,
  against: string,
  asOf: Day,
): ScoredState {
  const methodology = methodologies.find(({ version }) => version === against);
  if (methodology) return { providers: facts.providers, methodology };
  const folder = mkdtempSync(join(tmpdir(), 'scores-'));
  try {
    const archive = spawnSync('git', ['archive', '--end-of-options', against, 'facts'], {
      cwd: root,
      maxBuffer: 256 * 2 ** 20,
    });
    if (archive.status !== 0) {
      const versions = methodologies.map(({ version }) => version).join(', ');
      throw new UsageError(`"${against}" is neither a commit nor a methodology; there are: ${versions}.`);
    }
    spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    const files = readFactFiles(folder);
    const { providers, vocabulary } = factsFrom(files);
    return { providers, methodology: methodologyOn(readMethodologies(files, vocabulary), asOf) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
