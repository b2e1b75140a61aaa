import type { SiteConfig } from '#domain/site/site-config.ts';

/** A configuration for tests. */
export const sampleSite: SiteConfig = {
  url: 'https://site.example',
  name: 'VPN Site',
  separator: '|',
  contentYear: 2025,
  product: { en: 'Best VPN', pl: 'Najlepszy VPN', tr: 'En İyi VPN' },
  indexable: true,
  trailingSlash: false,
  allowedHosts: [],
};
