import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from './refusal.ts';
import { Workspace } from './workspace.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const guide = 'en/guides/set-up-vpn-on-android.md';
let workspace: Workspace;
beforeAll(() => {
  cpSync('tests/fixtures/site/content', join(root, 'content'), { recursive: true });
  workspace = new Workspace(root);
});
afterAll(() => {
  workspace.discard();
  rmSync(root, { recursive: true });
});

test('a sentence that was changed in the workspace is changed in the file, and nothing else', () => {
  const file = join(root, 'content/guides/set-up-vpn-on-android.en.md');
  const before = readFileSync(file, 'utf8');
  const offered = readFileSync(join(workspace.folder, guide), 'utf8');
  expect(offered).toContain('⟦field name="alwaysOn" /⟧');
  writeFileSync(
    join(workspace.folder, guide),
    offered.replace('sign in and connect.', 'sign in, then connect.'),
  );
  workspace.mergeBack(guide);
  expect(readFileSync(file, 'utf8')).toBe(before.replace('sign in and connect.', 'sign in, then connect.'));
  expect(readFileSync(join(workspace.folder, guide), 'utf8')).toContain('sign in, then connect.');
});

test('documents come, go and move by other ways', () => {
  expect(refusal({ additions: [{ path: guide }], deletions: [] }, workspace)).toBeUndefined();
  expect(refusal({ additions: [], deletions: [{ path: guide }] }, workspace)).toContain(
    'npm run site -- move',
  );
  expect(refusal({ additions: [{ path: 'en/guides/new.md' }], deletions: [] }, workspace)).toContain(
    'npm run new',
  );
});
