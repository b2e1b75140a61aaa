import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { contentSecurityPolicy } from '@vpn-site/site/release/security-headers.ts';

const addressWords = ['tools', 'comparisons', 'search', 'report', 'leakCheck'] as const;

/** Cipher suites for TLS 1.2: Mozilla's intermediate set, without those that only very old clients need. */
const ciphers = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
];

/** Host names of the leak check, as in LEAK_CHECK_V4_HOST and LEAK_CHECK_V6_HOST. */
export interface LeakCheckHosts {
  readonly v4?: string | undefined;
  readonly v6?: string | undefined;
}

/**
 * Returns deploy/nginx.conf for a site of this name, with the localized addresses from the locale table and the policy of
 * the pages that nginx sends from disk.
 */
export function edgeConfiguration(
  root: string,
  name: string,
  policy = contentSecurityPolicy({ isHttps: true }),
  leakCheck: LeakCheckHosts = {},
): string {
  const template = [
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
    ...leakCheckServers(root, leakCheck),
  ]
    .join('')
    .replaceAll('vpn.example', name)
    .replaceAll('@policy@', policy)
    .replaceAll('@ciphers@', ciphers.join(':'));
  return addressWords.reduce((text, word) => text.replaceAll(`@${word}@`, alternatives(word)), template);
}

/** Returns a server block for each host name that only IPv4, or only IPv6, can reach. */
function leakCheckServers(root: string, { v4, v6 }: LeakCheckHosts): string[] {
  const template = readFileSync(join(root, 'deploy/nginx-leak-check.conf'), 'utf8');
  return [
    { host: v4, any: '' },
    { host: v6, any: '[::]:' },
  ].flatMap(({ host, any }) =>
    host === undefined ? [] : [template.replaceAll('@host@', host).replaceAll('@any@', any)],
  );
}

function alternatives(word: keyof Locale['addresses']): string {
  return locales.map(({ code, addresses }) => localizedPath(code, addresses[word]).slice(1)).join('|');
}
