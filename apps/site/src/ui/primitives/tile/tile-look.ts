import { isIconName } from '#ui/icons/icon-table.ts';
import registered from '#ui/icons/registered-icons.json' with { type: 'json' };

export interface TileMark {
  readonly tint: string;
  readonly icon: string | undefined;
  readonly letter: string;
}

/** Everything that a tile needs to render, so that browser code does not load the icon table. */
export interface TileLook {
  readonly tint: string;
  readonly letter: string;
  readonly drawing: { readonly viewBox: string; readonly body: string } | undefined;
}

/** Resolves the icon of a tile. Without an icon, the tile has the letter. */
export function tileLook({ tint, icon, letter }: TileMark): TileLook {
  return { tint, letter, drawing: icon !== undefined && isIconName(icon) ? registered[icon] : undefined };
}
