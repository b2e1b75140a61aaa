import {
  encodedFileName,
  encodingsOf,
  hasExpectedSize,
  isIntact,
} from '@vpn-site/site/release/encoded-files.ts';
import type { Encoding, Release, ReleaseFile } from '@vpn-site/site/release/release.ts';
import type { FastifyBaseLogger } from 'fastify';
import { withPause } from '../overload/with-pause.ts';

/** The max number of files in the log. If the disk fails, all files would be listed. */
const maxNamed = 10;

/**
 * Checks whether the files of a release are as the build wrote them. Each file is also compared with its hash when it is
 * first read, so no damage reaches a reader: this check only reports it earlier. Both methods throw if a file cannot be
 * served in any variant.
 */
export interface ReleaseCheck {
  /** The number of checked files with at least one missing or damaged variant. */
  readonly damaged: number;
  /**
   * Checks that every variant exists and has its size. It finds the damage of a full disk or an interrupted copy, and is
   * fast for any number of files.
   */
  sizes(): Promise<void>;
  /**
   * Checks the content of every variant. It finds the damage of a failing disk. It is slow, because it reads everything.
   */
  contents(): Promise<void>;
}

export function releaseCheck(
  { files }: Pick<Release, 'files'>,
  folder: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): ReleaseCheck {
  let damaged = 0;
  const report = (found: readonly Damage[]) => {
    damaged = found.length;
    if (damaged === 0) return;
    const named = found.flatMap(({ variants }) => variants).slice(0, maxNamed);
    log.error({ damaged, files: named }, 'files of the release are missing or damaged: install it again');
    const lost = found.filter(({ isLost }) => isLost).length;
    if (lost > 0) throw new Error(`${lost} files cannot be served in any form.`);
  };
  return {
    get damaged() {
      return damaged;
    },
    sizes: async () => report(await damageIn(files, (...variant) => hasExpectedSize(folder, ...variant))),
    contents: async () =>
      report(
        await damageIn(
          files,
          withPause((...variant: Parameters<VariantCheck>) => isIntact(folder, ...variant)),
        ),
      ),
  };
}

interface Damage {
  /** Names of the files that are missing or differ from the build. */
  readonly variants: readonly string[];
  /** Whether no variant can be served. */
  readonly isLost: boolean;
}

type VariantCheck = (file: ReleaseFile, encoding: Encoding | undefined) => boolean | Promise<boolean>;

async function damageIn(files: readonly ReleaseFile[], isSound: VariantCheck): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const file of files) {
    const variants: string[] = [];
    for (const encoding of encodingsOf(file)) {
      if (!(await isSound(file, encoding))) variants.push(encodedFileName(file.file, encoding));
    }
    if (variants.length > 0) found.push({ variants, isLost: variants.length === encodingsOf(file).length });
  }
  return found;
}
