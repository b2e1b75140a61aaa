import type { CSSProperties } from 'react';
import type { TileLook } from '../primitives/tile/tile-look.ts';
import type { ChartMark, Tick } from './chart-picture-model.ts';

export interface Color {
  /** Resolves a token to a color. */
  readonly color: (token: string) => string;
}

/** The size of the plot area, in pixels. */
export const plot = { width: 1088, height: 372 } as const;

const middle: CSSProperties = { display: 'flex', alignItems: 'center' };

interface MarkProps extends Color {
  readonly mark: ChartMark;
  readonly width: number;
  readonly height: number;
}

const dot = 14;

export function ChartMarkShape({ mark, width, height, color }: MarkProps) {
  const ink = color(mark.token);
  if ('from' in mark) {
    const thick = mark.shape === 'bar' ? Math.min(18, height - 6) : 3;
    const length = (mark.to - mark.from) * width;
    return (
      <div
        style={{
          ...{ position: 'absolute', left: mark.from * width, width: Math.max(length - 1, 2), height: thick },
          ...{ top: (height - thick) / 2, background: ink, borderRadius: 2 },
        }}
      />
    );
  }
  return (
    <div
      style={{
        ...{ position: 'absolute', left: mark.at * width - dot / 2, top: (height - dot) / 2 },
        ...{ width: dot, height: dot, boxSizing: 'border-box', border: `3px solid ${ink}` },
        ...{ background: mark.shape === 'ring' ? color('page') : ink },
        ...(mark.shape === 'diamond' ? { transform: 'rotate(45deg) scale(0.8)' } : { borderRadius: dot }),
      }}
    />
  );
}

export function AxisLabel({ at, text, width, color }: Tick & Color & { readonly width: number }) {
  const labelWidth = 100;
  return (
    <div
      style={{
        ...{ display: 'flex', justifyContent: 'center', position: 'absolute', top: 4 },
        ...{ left: at * width - labelWidth / 2, width: labelWidth, color: color('muted'), fontSize: 20 },
      }}
    >
      {text}
    </div>
  );
}

export function TileImage({
  tile: { tint, letter, drawing },
  size,
  color,
}: { readonly tile: TileLook; readonly size: number } & Color) {
  const isBright = tint === 'amber' || tint === 'yellow';
  const ink = color(isBright ? 'on-bright-tile' : 'on-dark-tile');
  return (
    <div
      style={{
        ...{ ...middle, justifyContent: 'center', flexShrink: 0, width: size, height: size },
        ...{ background: color(`tile-${tint}`), color: ink, borderRadius: size * 0.26 },
        ...{ fontSize: size * 0.6, fontWeight: 600 },
      }}
    >
      {drawing ? (
        <img alt="" src={drawingAddress(drawing, ink)} width={size * 0.6} height={size * 0.6} />
      ) : (
        letter
      )}
    </div>
  );
}

/** Replaces `currentColor`, because a separate image does not inherit the text color. */
function drawingAddress({ viewBox, body }: NonNullable<TileLook['drawing']>, ink: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body.replaceAll('currentColor', ink)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
