import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectPath } from './project-path.ts';

describe('a file as the project names it', () => {
  test.each([
    ['/srv/site', '/srv/site/facts/offers/a.yaml', posix],
    ['/srv/site', 'facts/offers/a.yaml', posix],
    ['C:\\site', 'C:\\site\\facts\\offers\\a.yaml', win32],
    ['C:\\site', 'C:/site/facts/offers/a.yaml', win32],
    ['C:\\site', 'facts\\offers\\a.yaml', win32],
  ])('from %s, %s', (folder, file, system) => {
    expect(projectPath(folder, file, system)).toBe('facts/offers/a.yaml');
  });

  test('a name may hold the other separator where it is none', () => {
    expect(projectPath('/srv/site', 'content/a\\b.md', posix)).toBe('content/a\\b.md');
  });
});
