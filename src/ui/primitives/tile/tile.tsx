import { Icon } from '../../icons/icon.tsx';
import { isIconName } from '../../icons/icon-table.ts';

export interface TileProps {
  readonly tint: string;
  readonly icon: string | undefined;
  readonly letter: string;
  /** In pixels: 56 leads a page, 48 stands in a pair, 40 on cards, 28 in lists, 24 in tables. */
  readonly size: 24 | 28 | 40 | 48 | 56;
}

/** A mark to recognize a name by. It decorates; the name always stands beside it. */
export function Tile({ tint, icon, letter, size }: TileProps) {
  return (
    <span aria-hidden="true" className={`tile tile-${size} tint-${tint}`}>
      {icon !== undefined && isIconName(icon) ? <Icon name={icon} className="tile-drawing" /> : letter}
    </span>
  );
}
