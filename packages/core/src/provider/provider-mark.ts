/** The colours that providers are told apart by. Where there are more providers, several share one. */
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

/** What an editor says of how a provider is drawn. */
export interface WrittenMark {
  readonly tint: Tint;
  /** A drawing of the icon table; without one the first letter of the name stands for it. */
  readonly icon?: string | undefined;
}

/** What stands for a provider beside its name. */
export interface ProviderMark {
  readonly tint: Tint;
  readonly icon: string | undefined;
  readonly letter: string;
}

/** A provider that nobody has given a tint keeps the same one by its id. */
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
