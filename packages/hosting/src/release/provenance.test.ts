import { expect, test } from 'vitest';
import { provenanceStatement } from './provenance.ts';
import { releaseName } from './release-name.ts';

test('the name of a release says its day, its build, its commit and its kind of machine', () => {
  const name = releaseName({
    asOf: '2026-11-16',
    build: 'x1',
    commit: 'c'.repeat(40),
    platform: 'linux',
    arch: 'x64',
  });
  expect(name).toBe('vpn-site-2026-11-16-x1-cccccccccccc-linux-x64');
});

test('the provenance names what came out, from which commit and lockfile, by whom and when', () => {
  const statement = provenanceStatement({
    name: 'vpn-site-1',
    commit: 'c0ffee',
    repository: 'https://git.example/site',
    siteUrl: 'https://vpn.example',
    asOf: '2026-11-16',
    build: 'x1',
    lockfileSha256: '10c',
    versions: { node: '26', nodeFrom: 'npm', npm: '12' },
    builder: 'builder-1',
    finishedOn: '2026-11-16T01:02:03.000Z',
    doubts: [],
    filesSha256: 'f11e5',
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
  });
  expect(statement.subject).toEqual([{ name: 'vpn-site-1', digest: { sha256: 'f11e5' } }]);
  expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([
    { uri: 'https://git.example/site', digest: { gitCommit: 'c0ffee' } },
    { uri: 'package-lock.json', digest: { sha256: '10c' } },
  ]);
  expect(statement.predicate.runDetails).toEqual({
    builder: { id: 'builder-1' },
    metadata: { invocationId: 'x1', finishedOn: '2026-11-16T01:02:03.000Z' },
  });
});
