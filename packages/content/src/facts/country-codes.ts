import { formattingLocale } from '@vpn-site/core/locale/locale-table.ts';

/**
 * Codes that Intl can name although they are reserved, private or made up, so that ISO 3166-1 assigns no country to them.
 */
const notCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');
const regionNames = new Intl.DisplayNames(formattingLocale(), { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The ISO 3166-1 alpha-2 codes that Intl knows. */
export const countryCodes: ReadonlySet<string> = new Set(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => regionNames.of(code) !== undefined && currentCode(code) === code)
    .filter((code) => !notCountries.includes(code)),
);

/** Returns the code that was probably meant: 'UK' → 'GB', 'se' → 'SE'. */
export function suggestedCountryCode(text: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(text)) return undefined;
  const code = currentCode(text.toUpperCase());
  return code !== undefined && countryCodes.has(code) ? code : undefined;
}

/** Maps withdrawn codes to their successors (DD → DE). */
function currentCode(code: string): string | undefined {
  return Intl.getCanonicalLocales(`und-${code}`)[0]?.split('-')[1];
}
