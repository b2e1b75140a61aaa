import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/**
 * Languages whose clauses start with a pronoun, which a name can replace or a second clause can omit. In other languages,
 * the verb implies the pronoun.
 */
const pronounLocales: ReadonlySet<string> = new Set(['en']);

const pronouns = [
  { begins: 'it ', named: (name: string) => `${name} ` },
  { begins: 'it’s ', named: (name: string) => `${name} is ` },
  { begins: 'its ', named: (name: string) => `${name}’s ` },
] as const;

/** Removes the subject of the second clause if both have the same: "it needs no email address and takes cash". */
export function withoutSharedSubject(first: string, second: string, locale: LocaleCode): string {
  const [{ begins }] = pronouns;
  const isShared = pronounLocales.has(locale) && first.startsWith(begins) && second.startsWith(begins);
  return isShared ? second.slice(begins.length) : second;
}

/** Inserts the provider's name into a clause: "Surfshark has no port forwarding". */
export function withName(name: string, words: string, locale: LocaleCode): string {
  if (words.startsWith(name)) return words;
  const pronoun = pronounLocales.has(locale)
    ? pronouns.find(({ begins }) => words.startsWith(begins))
    : undefined;
  return pronoun ? pronoun.named(name) + words.slice(pronoun.begins.length) : `${name}: ${words}`;
}
