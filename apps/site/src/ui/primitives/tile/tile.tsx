import { RenderedTile, type TileSize } from './rendered-tile.tsx';
import { type TileMark, tileLook } from './tile-look.ts';

export type TileProps = TileMark & TileSize;

/** A tile by icon name. */
export function Tile({ size, ...mark }: TileProps) {
  return <RenderedTile {...tileLook(mark)} size={size} />;
}
