import { Tile, type TileProps } from '#ui/primitives/tile/tile.tsx';
import type { Face } from './face.ts';

interface ProviderMarkProps extends Pick<Face, 'mark'> {
  readonly size: TileProps['size'];
}

/** Always used next to the provider's name. */
export function ProviderMark({ mark, size }: ProviderMarkProps) {
  return <Tile {...mark} size={size} />;
}

interface NamedProps {
  readonly face: Face;
  readonly size: TileProps['size'];
  /** The page about the provider; the name links to it. */
  readonly href?: string | undefined;
}

/** Provider mark and name in one line. */
export function Named({ face: { name, mark }, size, href }: NamedProps) {
  return (
    <span className="named">
      <ProviderMark mark={mark} size={size} />
      {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
    </span>
  );
}
