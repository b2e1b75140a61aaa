import { Mark, type MarkProps } from './mark.tsx';

interface AppIconProps extends MarkProps {
  readonly color: string;
  /** The background color; transparent if undefined. */
  readonly background?: string;
  /** The share of the width that the mark takes. */
  readonly share: number;
  readonly size: number;
}

/** The logo as an icon of a fixed size, for places without theme support: home screens, bookmarks, old browsers. */
export function AppIcon({ color, background, share, size, mark }: AppIconProps) {
  const side = 24 / share;
  const margin = (side - 24) / 2;
  const field = `${-margin} ${-margin} ${side} ${side}`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file of its own, named by whoever shows it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={field} width={size} height={size} color={color}>
      {background && <rect x={-margin} y={-margin} width={side} height={side} fill={background} />}
      <Mark mark={mark} />
    </svg>
  );
}
