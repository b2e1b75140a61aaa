/** A provider, and the variants of its name as stems. */
export interface SearchedName {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly (readonly string[])[];
}

/** A provider named in a query, and the position of its name. */
interface NamedProvider {
  readonly provider: SearchedName;
  readonly at: number;
  readonly length: number;
}

/**
 * Returns the providers that a query names, in the order of the query. A query names a provider if it contains one variant
 * of its name, with the words in order and nothing between them.
 */
export function namedProviders(
  stems: readonly string[],
  searched: readonly SearchedName[],
): readonly NamedProvider[] {
  return searched
    .flatMap((provider) => mention(stems, provider) ?? [])
    .toSorted((one, other) => one.at - other.at);
}

function mention(stems: readonly string[], provider: SearchedName): NamedProvider | undefined {
  const variants = provider.variants
    .filter((variant) => variant.length > 0)
    .toSorted((a, b) => b.length - a.length);
  for (const at of stems.keys()) {
    const variant = variants.find((one) => one.every((word, offset) => stems[at + offset] === word));
    if (variant) return { provider, at, length: variant.length };
  }
  return undefined;
}

/**
 * Returns the variants of a name: as it is; in one word (protonvpn); in parts (Nord VPN); and the initials of a long name
 * (PIA).
 */
export function nameVariants(name: string): string[] {
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = parts.map((part) => part[0]).join('');
  const variants = [name, parts.join(' '), parts.join(''), ...(parts.length > 2 ? [initials] : [])];
  return [...new Set(variants)];
}
