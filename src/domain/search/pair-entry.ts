import type { PairTemplate, SearchEntry } from './search-file.ts';

/** A provider, and the ways to write its name as stems. */
export interface SearchedName {
  readonly id: string;
  readonly name: string;
  readonly forms: readonly (readonly string[])[];
}

/** The comparison of the first two providers that a query names, in the order of its address; undefined where it names fewer. */
export function pairEntry(
  stems: readonly string[],
  searched: readonly SearchedName[],
  template: PairTemplate,
): SearchEntry | undefined {
  const named = searched
    .map((provider) => ({ provider, at: firstMention(stems, provider) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
    .map(({ provider }) => provider);
  const [a, b] = named.slice(0, 2).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!a || !b) return undefined;
  const fill = (text: string, first: string, second: string) =>
    text.replaceAll(/\{[ab]\}/g, (placeholder) => (placeholder === '{a}' ? first : second));
  return {
    kind: 'comparison',
    path: fill(template.path, a.id, b.id),
    title: fill(template.title, a.name, b.name),
    description: fill(template.description, a.name, b.name),
    providers: [a.id, b.id],
  };
}

/** The index of the word at which a query names a provider with all words of one of its forms; -1 where it does not. */
function firstMention(stems: readonly string[], { forms }: SearchedName): number {
  return stems.findIndex((_, start) =>
    forms.some((form) => form.length > 0 && form.every((word, offset) => stems[start + offset] === word)),
  );
}

/** How readers write a name: as it is, in one word (protonvpn), in parts (Nord VPN), a long one by its initials (PIA). */
export function nameForms(name: string): string[] {
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = parts.map((part) => part[0]).join('');
  const forms = [name, parts.join(' '), parts.join(''), ...(parts.length > 2 ? [initials] : [])];
  return [...new Set(forms)];
}
