import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { handOffPath, providerOfHandOff } from '@vpn-site/core/outbound/hand-off.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { SendmePage } from '#page/page.ts';
import type { Address } from '../page-kind.ts';

export function resolve({ catalog, path }: Address): SendmePage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const vpn = providerOfHandOff(slug);
  const provider = catalog.facts.providers.find(({ id }) => id === vpn);
  const offer = provider && catalog.offers.get(provider.id);
  if (!provider || !offer) return undefined;
  return {
    kind: 'sendme',
    vpn: provider.id,
    providerName: provider.name,
    isPaid: offer.paid,
    path,
    locale,
    alternates: localeCodes.map((code) => ({ locale: code, path: handOffPath(code, provider.id) })),
  };
}

export function paths({ offers }: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.flatMap((locale) => [...offers.keys()].map((vpn) => handOffPath(locale, vpn)));
}

export function title({ providerName, isPaid }: SendmePage, _config: SiteConfig, t: Translator): string {
  return t('sendme.title', { provider: providerName, paid: String(isPaid) });
}

export function description({ providerName }: SendmePage, _config: SiteConfig, t: Translator): string {
  return t('sendme.description', { provider: providerName });
}
