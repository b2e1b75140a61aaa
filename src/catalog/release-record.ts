import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeHistory } from '#domain/change/fact-change.ts';

/**
 * What pages tell that stands in no file of the editors: it comes from the project's history and from what the build made.
 * A release has neither, so the build writes it down beside the files that it takes along.
 */
export interface ReleaseRecord {
  readonly changes: ChangeHistory;
  /** In bytes, by the name of the file. */
  readonly openDataSizes: Readonly<Record<string, number>>;
  /** Whether the release is for colleagues to look at, and for nobody to index. */
  readonly isPreview?: boolean | undefined;
}

export const releaseRecordFile = 'release-record.json';

/** undefined in a folder that no build has written, such as the project itself. */
export function readReleaseRecord(root: string): ReleaseRecord | undefined {
  const file = join(root, releaseRecordFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord) : undefined;
}
