import { join } from 'node:path';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { readHeadersFile } from '@vpn-site/hosting/static/applied-headers.ts';
import { hostLimits } from '@vpn-site/hosting/static/cloudflare-files.ts';
import { headerRules, headersFile } from '@vpn-site/hosting/static/header-rules.ts';
import { releaseFiles, usualHeaders } from '@vpn-site/hosting/static/static-files.ts';
import { allMovedPaths } from '@vpn-site/site/release/listed-paths.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { securityHeaders } from '@vpn-site/site/release/security-headers.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const release = readRelease(dist);
const moved = allMovedPaths(release);
const security = securityHeaders(release);
const finished = { release, security, clientFolder: join(dist, 'client') };
const files = [...releaseFiles(finished)];
const rules = headerRules(files, usualHeaders(finished));
const compared = [...Object.keys(security), 'cache-control'];
/**
 * Files that are the same for all visitors. For others, the origin's response depends on the visitor, but a static host has
 * one page for all.
 */
const forAll = files.filter(({ path }) => !release.routes.forVisitor.includes(path));

/**
 * Tests the header rules. A host may send more headers, but the security, caching and type headers must equal the origin's.
 */
describe('the rules of a static site', () => {
  const written = headersFile(rules);
  const applied = readHeadersFile(written);

  test('give every file of the release the headers that the origin sends with it', async () => {
    const served = forAll.filter(({ path }) => !path.endsWith('/404') && path !== '/404');
    expect(served.length).toBeGreaterThan(100);
    for (const { path } of served) {
      const { headers, status } = await fetch(`${origin}${path}`, { method: 'HEAD', redirect: 'manual' });
      const own = applied(path);
      expect(status, path).toBe(200);
      for (const name of compared) expect(own[name], `${name} of ${path}`).toBe(headers.get(name));
      const type = own['content-type'] ?? headers.get('content-type');
      expect(type, path).toBe(headers.get('content-type'));
    }
  });

  test('give what is not there the same policies', async () => {
    const { headers } = await fetch(`${origin}/nope`);
    for (const name of Object.keys(security)) expect(applied('/nope')[name], name).toBe(headers.get(name));
  });

  test('stay within what the host takes', () => {
    expect(rules.length).toBeLessThanOrEqual(hostLimits.headerRules);
    expect(moved.length).toBeLessThanOrEqual(hostLimits.redirects);
    for (const line of written.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

test('every address that moved is redirected by the origin as a static site writes it', async () => {
  for (const [from, to] of moved) {
    const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
    expect([status, headers.get('location')], from).toEqual([301, to]);
  }
});
