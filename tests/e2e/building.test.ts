import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOrigin } from './harness/origin.ts';
import { buildCopy, copyProject, type ProjectCopy } from './harness/project-copy.ts';

describe('npm run build', () => {
  let copy: ProjectCopy;
  beforeEach(() => {
    copy = copyProject();
  });
  afterEach(() => copy.remove());

  test('past the limit, pages are rendered on demand with the same bytes of content', async () => {
    const { status, stdout } = buildCopy(copy, { PRERENDER_LIMIT: '1' });
    expect(status, stdout).toBe(0);
    expect(existsSync(join(copy.folder, 'dist/client/tr/gizlilik/vpn-nedir.html'))).toBe(false);
    const origin = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
    const response = await fetch(`${origin.url}/tr/gizlilik/vpn-nedir`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('stale-if-error');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8080/tr/gizlilik/vpn-nedir">');
    expect(mainOf(html)).toBe(mainOf(readFileSync('dist/client/tr/gizlilik/vpn-nedir.html', 'utf8')));
    expect((await fetch(`${origin.url}/tr/gizlilik/yok`)).status).toBe(404);
    const slashed = await fetch(`${origin.url}/tr/gizlilik/vpn-nedir/`, { redirect: 'manual' });
    expect(slashed.headers.get('location')).toBe('/tr/gizlilik/vpn-nedir');
    await origin.stop();
  });

  test('a corrupt document stops it with file, line and remedy; the last release stays', () => {
    const file = join(copy.folder, 'content/explainers/what-is-a-vpn.pl.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('description:', 'opis:'));
    const { status, stdout, stderr } = buildCopy(copy);
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('content/explainers/what-is-a-vpn.pl.md:3');
    expect(stdout + stderr).toContain('Unknown field "opis"');
    expect(existsSync(join(copy.folder, 'dist/release.json'))).toBe(false);
  });
});

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}
