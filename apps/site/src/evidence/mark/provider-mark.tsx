import { Tile, type TileProps } from '#ui/primitives/tile/tile.tsx';
import type { Face } from './face.ts';

interface ProviderMarkProps extends Pick<Face, 'mark'> {
  readonly size: TileProps['size'];
}

/** The name always stands beside it. */
export function ProviderMark({ mark, size }: ProviderMarkProps) {
  return <Tile {...mark} size={size} />;
}

interface NamedProps {
  readonly face: Face;
  readonly size: TileProps['size'];
  /** The page about it, where the name is a link. */
  readonly href?: string | undefined;
}

/** Mark and name in a line. */
export function Named({ face: { name, mark }, size, href }: NamedProps) {
  return (
    <span className="named">
      <ProviderMark mark={mark} size={size} />
      {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
    </span>
  );
}
