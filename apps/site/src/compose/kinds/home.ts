import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { promiseVariables, siteEntity, titleVariables } from '#head/site-entity.ts';
import type { HomePage } from '#page/page.ts';
import type { Address, SocialCard } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): HomePage | undefined {
  const document = documentOfKind('home', address);
  return document && { kind: 'home', ...writtenPage(address.catalog, document) };
}

/** Returns the title of the whole site. */
export function title({ locale }: HomePage, config: SiteConfig, t: Translator): string {
  return t('site.title', titleVariables(locale, config));
}

export function description({ locale }: HomePage, config: SiteConfig, t: Translator): string {
  return siteEntity(config, locale, t).description;
}

/** Returns a shorter title and description than those of the page, because social networks cut long text. */
export function socialCard({ locale }: HomePage, config: SiteConfig, t: Translator): SocialCard {
  return {
    title: t('site.socialTitle', titleVariables(locale, config)),
    description: t('site.socialDescription', promiseVariables(config)),
  };
}

/** Returns no nodes, because every page has those that describe the site. */
export function schemaOrgNodes(): [] {
  return [];
}
