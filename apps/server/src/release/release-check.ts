import { formName, formsOf, hasFormSize, isSoundForm } from '@vpn-site/site/release/file-forms.ts';
import type { Encoding, Release, ReleaseFile } from '@vpn-site/site/release/release.ts';
import type { FastifyBaseLogger } from 'fastify';
import { inNoHurry } from '../overload/in-no-hurry.ts';

/** So many are named in the log; a disk that is gone would name them all. */
const maxNamed = 10;

/**
 * Whether the files of a release are as the build wrote them. Whatever is sent is compared with its hash when it is first read:
 * no damage reaches a reader, and this only tells of it before somebody asks. Both throw where a file cannot be served in any form.
 */
export interface ReleaseCheck {
  /** Files of which at least one form is missing or damaged, as far as they have been looked at. */
  readonly damaged: number;
  /** Every form is there, in its size: what a full disk or an interrupted copy leaves behind. Quick, however many there are. */
  sizes(): Promise<void>;
  /** Every form holds its content: what a failing disk leaves behind. Reads everything, so it takes its time. */
  contents(): Promise<void>;
}

export function releaseCheck(
  { files }: Pick<Release, 'files'>,
  folder: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): ReleaseCheck {
  let damaged = 0;
  const tell = (found: readonly Damage[]) => {
    damaged = found.length;
    if (damaged === 0) return;
    const named = found.flatMap(({ forms }) => forms).slice(0, maxNamed);
    log.error({ damaged, files: named }, 'files of the release are missing or damaged: install it again');
    const lost = found.filter(({ isLost }) => isLost).length;
    if (lost > 0) throw new Error(`${lost} files cannot be served in any form.`);
  };
  return {
    get damaged() {
      return damaged;
    },
    sizes: async () => tell(await damageIn(files, (...form) => hasFormSize(folder, ...form))),
    contents: async () =>
      tell(
        await damageIn(
          files,
          inNoHurry((...form: Parameters<Look>) => isSoundForm(folder, ...form)),
        ),
      ),
  };
}

interface Damage {
  /** Names of the files that are missing or not what the build wrote. */
  readonly forms: readonly string[];
  /** No form is left that could be served. */
  readonly isLost: boolean;
}

type Look = (file: ReleaseFile, encoding: Encoding | undefined) => boolean | Promise<boolean>;

async function damageIn(files: readonly ReleaseFile[], isSound: Look): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const file of files) {
    const forms: string[] = [];
    for (const encoding of formsOf(file)) {
      if (!(await isSound(file, encoding))) forms.push(formName(file.file, encoding));
    }
    if (forms.length > 0) found.push({ forms, isLost: forms.length === formsOf(file).length });
  }
  return found;
}
