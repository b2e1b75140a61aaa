import type { TileLook } from './tile-look.ts';

export interface TileSize {
  /** The size in pixels: 56 at the top of a page, 48 in a pair, 40 on cards, 28 in lists, 24 in tables. */
  readonly size: 24 | 28 | 40 | 48 | 56;
}

/**
 * A colored tile with an icon or a letter, by which readers recognize a name. It is decorative: the name must be next to
 * it.
 */
export function RenderedTile({ tint, letter, drawing, size }: TileLook & TileSize) {
  return (
    <span aria-hidden="true" className={`tile tile-${size} tint-${tint}`}>
      {drawing ? (
        <svg
          aria-hidden="true"
          viewBox={drawing.viewBox}
          className="shrink-0 tile-drawing"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from the icon sets, checked by a test
          dangerouslySetInnerHTML={{ __html: drawing.body }}
        />
      ) : (
        letter
      )}
    </span>
  );
}
