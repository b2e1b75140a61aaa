import { isIconName } from '../../icons/icon-table.ts';
import registered from '../../icons/registered-icons.json' with { type: 'json' };
import type { TileLook } from './drawn-tile.tsx';

export interface TileMark {
  readonly tint: string;
  readonly icon: string | undefined;
  readonly letter: string;
}

/** What is drawn on a tile: a drawing where there is one, or else a letter. */
export function tileLook({ tint, icon, letter }: TileMark): TileLook {
  return { tint, letter, drawing: icon !== undefined && isIconName(icon) ? registered[icon] : undefined };
}
