/** Where a release came from, as far as the machine that made it can say. */
export interface ReleaseOrigin {
  /** Of the release. */
  readonly name: string;
  readonly commit: string;
  /** Where the commit is from, as git knows it. */
  readonly repository: string;
  readonly siteUrl: string;
  readonly asOf: string;
  readonly build: string;
  readonly lockfileSha256: string;
  readonly versions: { readonly node: string; readonly npm: string };
  /** Who made it: a name that its operator gives the machine. */
  readonly builder: string;
  readonly finishedOn: string;
  /** Why it should not be installed; none in a release that is meant to be. */
  readonly doubts: readonly string[];
  /** Of the lines of SHA256SUMS, but for the line of this statement. */
  readonly filesSha256: string;
}

/** A statement of in-toto with the predicate of SLSA for builds: what came out, from what, by whom. */
export function provenanceStatement(origin: ReleaseOrigin) {
  const { name, commit, repository, siteUrl, asOf, build, lockfileSha256, versions } = origin;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name, digest: { sha256: origin.filesSha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://vpn.example/release/v1',
        externalParameters: { siteUrl, asOf, command: 'npm ci && npm run build && npm run site -- release' },
        internalParameters: { versions, doubts: origin.doubts },
        resolvedDependencies: [
          { uri: repository, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: lockfileSha256 } },
        ],
      },
      runDetails: {
        builder: { id: origin.builder },
        metadata: { invocationId: build, finishedOn: origin.finishedOn },
      },
    },
  };
}
