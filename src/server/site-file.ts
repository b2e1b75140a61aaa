import type { ReleaseFile } from './release.ts';

/** A file of the release, with what it is sent as. */
export interface SiteFile extends ReleaseFile {
  readonly contentType: string;
}
