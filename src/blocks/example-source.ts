import type { SiteContext } from '#site/site-context.ts';

const placeholder = /@(\d|last)\b/g;

/**
 * The text of an example with providers that exist: @1 is the first of the overall ranking, @2 the second, @last the one
 * of which least is known. Examples name nobody themselves, so that a provider can come and go without them.
 */
export function exampleSource(source: string, { ranking, providers }: SiteContext): string {
  const { ranked, unranked } = ranking('overall').ranking;
  const scored = [...ranked, ...unranked].map(({ score }) => score.provider);
  const ids = scored.length > 0 ? scored : [...providers.keys()];
  return source.replaceAll(placeholder, (_, which: string) =>
    which === 'last' ? (ids.at(-1) ?? '') : (ids[Math.min(Number(which), ids.length) - 1] ?? ''),
  );
}
