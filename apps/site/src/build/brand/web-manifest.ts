import { type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';

/** Returns the web manifest for home screens. The site opens in the browser, not as an app. */
export function webManifest(name: string, background: string, locale: LocaleCode): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: localeOf(locale).language,
    start_url: homePath(locale),
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
