import { readFileSync } from 'node:fs';
import type { Release } from '@vpn-site/site/release/release.ts';
import { dist } from './tested-site.ts';

/**
 * Returns the settings in the unit file of the service, for measurements of time or memory. The most important is
 * `NODE_ENV`, because React for production needs less of both.
 */
export function deployedSettings(): NodeJS.ProcessEnv {
  const { siteUrl } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
  return { NODE_ENV: 'production', SITE_URL: siteUrl, TRUSTED_PROXIES: '127.0.0.1' };
}
