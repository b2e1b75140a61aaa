import { Tile, type TileProps } from '#ui/primitives/tile/tile.tsx';
import type { ProviderBadge } from './provider-badge.ts';

interface ProviderMarkProps extends Pick<ProviderBadge, 'mark'> {
  readonly size: TileProps['size'];
}

/** A provider's logo mark. It must be next to the provider's name. */
export function ProviderMark({ mark, size }: ProviderMarkProps) {
  return <Tile {...mark} size={size} />;
}

interface ProviderLabelProps {
  readonly badge: ProviderBadge;
  readonly size: TileProps['size'];
  /** The page about the provider; the name links to it. */
  readonly href?: string | undefined;
}

/** Provider mark and name in one line. */
export function ProviderLabel({ badge: { name, mark }, size, href }: ProviderLabelProps) {
  return (
    <span className="named">
      <ProviderMark mark={mark} size={size} />
      {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
    </span>
  );
}
