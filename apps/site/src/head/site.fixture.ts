import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';

const words: Readonly<Record<string, string>> = { en: 'Best VPN', pl: 'Najlepszy VPN', tr: 'En İyi VPN' };

export const sampleSite: SiteConfig = {
  url: 'https://site.example',
  name: 'VPN Site',
  separator: '|',
  contentYear: 2025,
  product: byLocale(({ code }) => words[code] ?? code),
  indexable: true,
  trailingSlash: false,
  promises: { deals: 'exclusive', gaming: true },
  allowedHosts: [],
};
