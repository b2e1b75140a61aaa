import { readFileSync } from 'node:fs';
import type { Release } from '@vpn-site/site/release/release.ts';
import { dist } from './tested-site.ts';

/**
 * What the unit file of the service sets: React for production above all, which renders in less time and memory. For
 * whatever measures one of them.
 */
export function deployedSettings(): NodeJS.ProcessEnv {
  const { siteUrl } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
  return { NODE_ENV: 'production', SITE_URL: siteUrl, TRUSTED_PROXIES: '127.0.0.1' };
}
