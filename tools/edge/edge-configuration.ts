import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';

const addressWords = ['tools', 'comparisons', 'search'] as const;

/** deploy/nginx.conf for a site of this name, with the addresses that the locale table gives each language. */
export function edgeConfiguration(root: string, name: string): string {
  const template = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8').replaceAll('vpn.example', name);
  return addressWords.reduce((text, word) => text.replaceAll(`@${word}@`, alternatives(word)), template);
}

function alternatives(word: keyof Locale['addresses']): string {
  return locales.map(({ code, addresses }) => localizedPath(code, addresses[word]).slice(1)).join('|');
}
