import type { FastifyBaseLogger } from 'fastify';
import { formName, formsOf, readSoundForm } from './file-forms.ts';
import { inBatches } from './in-batches.ts';
import type { Release, ReleaseFile } from './release.ts';

const filesAtOnce = 16;
/** So many are named in the log; a disk that is gone would name them all. */
const maxNamed = 10;

export interface ReleaseCheck {
  /** Files of which at least one form is missing or damaged. */
  readonly damaged: number;
  /** Compares every file with what the build wrote about it. Throws where one cannot be served in any form. */
  run(): Promise<void>;
}

export function releaseCheck(
  { files }: Pick<Release, 'files'>,
  folder: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): ReleaseCheck {
  let damaged = 0;
  return {
    get damaged() {
      return damaged;
    },
    run: async () => {
      const found = await damageIn(files, folder);
      damaged = found.length;
      if (damaged === 0) return;
      const named = found.flatMap(({ forms }) => forms).slice(0, maxNamed);
      log.error({ damaged, files: named }, 'files of the release are missing or damaged: install it again');
      const lost = found.filter(({ isLost }) => isLost).length;
      if (lost > 0) throw new Error(`${lost} files cannot be served in any form.`);
    },
  };
}

interface Damage {
  /** Names of the files that are missing or not what the build wrote. */
  readonly forms: readonly string[];
  /** No form is left that could be served. */
  readonly isLost: boolean;
}

async function damageIn(files: readonly ReleaseFile[], folder: string): Promise<Damage[]> {
  const found = await inBatches(files, filesAtOnce, (file) => damageOf(file, folder));
  return found.filter(({ forms }) => forms.length > 0);
}

async function damageOf(file: ReleaseFile, folder: string): Promise<Damage> {
  const forms: string[] = [];
  for (const encoding of formsOf(file)) {
    if (!(await readSoundForm(folder, file, encoding))) forms.push(formName(file.file, encoding));
  }
  return { forms, isLost: forms.length === formsOf(file).length };
}
