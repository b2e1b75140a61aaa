import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { expect, test } from 'vitest';
import { loadCatalog } from './catalog.ts';
import { type ReleaseRecord, releaseRecordFile, searchRecordFile } from './release-record.ts';

test('what a build wrote down as a preview is one, and never indexable', () => {
  const root = copyOfFixture();
  const record: ReleaseRecord = { changes: { changes: [], isComplete: true }, openDataSizes: {} };
  const siteWith = (isPreview: boolean) => {
    writeFileSync(join(root, releaseRecordFile), JSON.stringify({ ...record, isPreview }));
    return loadCatalog(root).site;
  };
  try {
    expect(siteWith(true)).toMatchObject({ isPreview: true, indexable: false });
    expect(siteWith(false)).toMatchObject({ isPreview: false, indexable: true });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('what search finds is what a build wrote down, and nothing where none has', () => {
  const root = copyOfFixture();
  const catalog = loadCatalog(root);
  const before = catalog.recordedSearch('pl');
  writeFileSync(join(root, searchRecordFile('pl')), '{"locale":"pl","entries":[]}');
  const [polish, turkish] = [catalog.recordedSearch('pl'), catalog.recordedSearch('tr')];
  rmSync(root, { recursive: true });
  expect([before, polish, turkish]).toEqual([undefined, { locale: 'pl', entries: [] }, undefined]);
});
