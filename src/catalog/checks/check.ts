import type { Day } from '#domain/day/day.ts';
import type { ContentFile } from '../content-files.ts';
import type { FactFile } from '../facts/fact-file.ts';
import type { MessageFile } from '../message-files.ts';
import type { Problem } from '../problem.ts';

/** What the rules look at: files as written, before anything is believed about them. */
interface CheckedSource {
  readonly root: string;
  readonly contentFiles: readonly ContentFile[];
  readonly messageFiles: readonly MessageFile[];
  readonly factFiles: readonly FactFile[];
  /** Time is an argument: nothing may be dated after this day. */
  readonly today: Day;
  /** The address that the site is built for; undefined where it is not built. */
  readonly siteUrl?: string | undefined;
}

/** One rule. Its file is named after what must hold. */
export type Check = (source: CheckedSource) => Problem[];
