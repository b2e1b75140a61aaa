import { type ProviderMark as Mark, providerMark } from '#domain/provider/provider-mark.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteFacts } from '#site/site-context.ts';
import { Tile, type TileProps } from '#ui/primitives/tile/tile.tsx';

/** How a provider is recognized: its name, its mark and the page about it. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly mark: Mark;
}

export function faceOf(providerId: string, site: Pick<SiteFacts, 'providers' | 'marks'>): Face {
  const { id, name } = providerById(providerId, site);
  return { id, name, mark: providerMark({ id, name }, site.marks) };
}

interface ProviderMarkProps {
  readonly mark: Mark;
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
