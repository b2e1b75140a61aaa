import { isIconName } from '#ui/icons/icon-table.ts';
import registered from '#ui/icons/registered-icons.json' with { type: 'json' };

export interface TileMark {
  readonly tint: string;
  readonly icon: string | undefined;
  readonly letter: string;
}

/** What stands on a tile, complete: where it goes on in a browser, the table of all icons stays behind. */
export interface TileLook {
  readonly tint: string;
  readonly letter: string;
  readonly drawing: { readonly viewBox: string; readonly body: string } | undefined;
}

/** A drawing where there is one, or else a letter. */
export function tileLook({ tint, icon, letter }: TileMark): TileLook {
  return { tint, letter, drawing: icon !== undefined && isIconName(icon) ? registered[icon] : undefined };
}
