import { short } from './doubts.ts';

export interface NamedRelease {
  readonly asOf: string;
  readonly build: string;
  readonly commit: string;
  /** Of Node: `linux`, and `x64` or `arm64`. */
  readonly platform: string;
  readonly arch: string;
}

/**
 * The day first, so that releases sort by it. The build names the files that readers get, the commit also the server behind
 * them, which may change without them.
 */
export function releaseName({ asOf, build, commit, platform, arch }: NamedRelease): string {
  return ['vpn-site', asOf, build, short(commit), platform, arch].join('-');
}
