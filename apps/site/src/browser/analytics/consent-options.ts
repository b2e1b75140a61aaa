import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { CookieConsentConfig } from 'vanilla-cookieconsent';

export const consentMessageKeys = [
  'consent.title',
  'consent.description',
  'consent.accept',
  'consent.refuse',
] as const;

type ConsentTexts = Readonly<Record<(typeof consentMessageKeys)[number], string>>;

/**
 * Returns the options of the consent library: one question with two equally prominent answers. The answer is stored in the
 * browser and never sent. Withdrawing consent removes the cookies of the analytics service and reloads the page without the
 * service.
 */
export function consentOptions(
  locale: LocaleCode,
  texts: ConsentTexts,
  onConsent: () => void,
): CookieConsentConfig {
  return {
    mode: 'opt-in',
    manageScriptTags: false,
    cookie: { name: 'analytics-consent', useLocalStorage: true, expiresAfterDays: 182 },
    guiOptions: { consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true } },
    categories: { analytics: { autoClear: { cookies: [{ name: /^_ga/ }], reloadPage: true } } },
    language: {
      default: locale,
      translations: {
        [locale]: {
          consentModal: {
            title: texts['consent.title'],
            description: texts['consent.description'],
            acceptAllBtn: texts['consent.accept'],
            acceptNecessaryBtn: texts['consent.refuse'],
          },
          preferencesModal: { sections: [] },
        },
      },
    },
    onConsent,
    onChange: onConsent,
  };
}
