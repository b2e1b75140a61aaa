/** The origin of a release, as far as the machine that made it knows. */
export interface ReleaseOrigin {
  readonly name: string;
  readonly commit: string;
  /** The remote URL that git has for the repository. */
  readonly repository: string;
  readonly siteUrl: string;
  readonly asOf: string;
  readonly build: string;
  readonly lockfileSha256: string;
  readonly versions: { readonly node: string; readonly nodeFrom: string; readonly npm: string };
  /** The name that the operator gave the build machine. */
  readonly builder: string;
  readonly finishedOn: string;
  /** Reasons not to install the release; empty if there are none. */
  readonly doubts: readonly string[];
  /** The hash of all lines of SHA256SUMS except that of this statement. */
  readonly filesSha256: string;
}

/** Returns an in-toto statement with the SLSA provenance predicate: the result, its inputs, and its builder. */
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
