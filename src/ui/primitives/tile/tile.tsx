import { isIconName } from '../../icons/icon-table.ts';
import registered from '../../icons/registered-icons.json';
import { DrawnTile, type TileLook, type TileSize } from './drawn-tile.tsx';

interface TileMark {
  readonly tint: string;
  readonly icon: string | undefined;
  readonly letter: string;
}

export type TileProps = TileMark & TileSize;

/** A drawing where there is one, or else a letter. */
export function Tile({ size, ...mark }: TileProps) {
  return <DrawnTile {...tileLook(mark)} size={size} />;
}

export function tileLook({ tint, icon, letter }: TileMark): TileLook {
  return { tint, letter, drawing: icon !== undefined && isIconName(icon) ? registered[icon] : undefined };
}
