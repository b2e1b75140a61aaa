import type { Catalog } from '#catalog/catalog.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { handOffPath, handOffVpn } from '#domain/outbound/hand-off.ts';
import type { SendmePage } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/messages.ts';
import type { Address } from '../page-kind.ts';

export function resolve({ catalog, path }: Address): SendmePage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const vpn = handOffVpn(slug);
  const provider = catalog.facts.providers.find(({ id }) => id === vpn);
  if (!provider || !catalog.offers.has(provider.id)) return undefined;
  return {
    kind: 'sendme',
    vpn: provider.id,
    providerName: provider.name,
    path,
    locale,
    alternates: localeCodes.map((code) => ({ locale: code, path: handOffPath(code, provider.id) })),
  };
}

export function paths({ offers }: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.flatMap((locale) => [...offers.keys()].map((vpn) => handOffPath(locale, vpn)));
}

export function title({ providerName }: SendmePage, _config: SiteConfig, t: Translator): string {
  return t('sendme.title', { provider: providerName });
}

export function description({ providerName }: SendmePage, _config: SiteConfig, t: Translator): string {
  return t('sendme.description', { provider: providerName });
}
