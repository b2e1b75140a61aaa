/** The colors of provider marks. If there are more providers than colors, several share one. */
export const tints = [
  'red',
  'brown',
  'amber',
  'yellow',
  'green',
  'jade',
  'teal',
  'cyan',
  'blue',
  'violet',
  'purple',
  'pink',
] as const;

export type Tint = (typeof tints)[number];

/** An editor's settings for a provider's mark. */
export interface WrittenMark {
  readonly tint: Tint;
  /** A name from the icon table. Without one, the mark shows the first letter of the provider's name. */
  readonly icon?: string | undefined;
}

/** The symbol shown beside a provider's name. */
export interface ProviderMark {
  readonly tint: Tint;
  readonly icon: string | undefined;
  readonly letter: string;
}

/** Returns the mark of a provider. If editors set no tint, it is derived from the id, so that it does not change. */
export function providerMark(
  { id, name }: { readonly id: string; readonly name: string },
  written: ReadonlyMap<string, WrittenMark>,
): ProviderMark {
  const mark = written.get(id);
  return {
    tint:
      mark?.tint ??
      tints[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length] ??
      'blue',
    icon: mark?.icon,
    letter: name.slice(0, 1),
  };
}
