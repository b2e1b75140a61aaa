import { short } from './doubts.ts';

export interface ReleaseNameParts {
  readonly asOf: string;
  readonly build: string;
  readonly commit: string;
  /** The platform and architecture as in Node: `linux`, and `x64` or `arm64`. */
  readonly platform: string;
  readonly arch: string;
}

/**
 * Returns the name of a release. The day comes first, so that releases sort by it. The build id identifies the files that
 * readers get. The commit also identifies the server code, which may change while these files stay the same.
 */
export function releaseName({ asOf, build, commit, platform, arch }: ReleaseNameParts): string {
  return ['vpn-site', asOf, build, short(commit), platform, arch].join('-');
}
