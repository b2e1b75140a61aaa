import type { ContentFile } from '../content-files.ts';
import type { MessageFile } from '../message-files.ts';
import type { Problem } from '../problem.ts';

/** What the rules look at: files as written, before anything is believed about them. */
interface CheckedSource {
  readonly root: string;
  readonly contentFiles: readonly ContentFile[];
  readonly messageFiles: readonly MessageFile[];
}

/** One rule. Its file is named after what must hold. */
export type Check = (source: CheckedSource) => Problem[];
