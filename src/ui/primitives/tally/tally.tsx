import type { ReactNode } from 'react';

interface TallyProps {
  /** One entry per kind; from 1 for the shortest stroke up, 0 for a dot. */
  readonly strokes: readonly { readonly count: number; readonly strength: number }[];
  /** The whole picture in one sentence. */
  readonly label: string;
  /** What the strokes stand for. */
  readonly children?: ReactNode;
}

const step = 7;
const base = 24;

/** One stroke per thing counted: the taller, the stronger; a dot where there is nothing to count on. */
export function Tally({ strokes, label, children }: TallyProps) {
  const strengths = strokes.flatMap(({ strength, count }) => Array.from({ length: count }, () => strength));
  const drawn = (isDot: boolean) =>
    strengths
      .map((strength, position) =>
        (strength === 0) === isDot
          ? `M${position * step + 1.5} ${base}v-${isDot ? 2.5 : 3 + strength * 3.5}`
          : '',
      )
      .join('');
  return (
    <figure className="tally">
      <svg role="img" aria-label={label} viewBox={`0 0 ${strengths.length * step - step + 3} ${base}`}>
        <path className="tally-strokes" d={drawn(false)} />
        <path className="tally-dots" d={drawn(true)} />
      </svg>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
