import type { CSSProperties } from 'react';
import { AxisLabel, type Color, plot, TileImage } from './chart-parts.tsx';
import type { NamePosition, PointChart } from './chart-picture-model.ts';

const edge = { left: 60, right: 160, bottom: 34 } as const;
const [width, height] = [plot.width - edge.left - edge.right, plot.height - edge.bottom];
const middle: CSSProperties = { display: 'flex', alignItems: 'center' };
const tile = 28;

/** Scatter plot of providers. Names are left out if they would overlap. */
export function ChartPoints({ points, across, up, color }: PointChart & Color) {
  return (
    <div style={{ display: 'flex', position: 'relative', width: plot.width, height: plot.height }}>
      {up.map(({ at, text }) => (
        <div
          key={text}
          style={{ ...middle, position: 'absolute', left: 0, top: at * height - 14, height: 28 }}
        >
          <div style={{ display: 'flex', width: edge.left, color: color('muted'), fontSize: 20 }}>{text}</div>
          <div style={{ display: 'flex', width, height: 1, background: color('line') }} />
        </div>
      ))}
      <div style={{ display: 'flex', position: 'absolute', left: edge.left, top: height, width }}>
        {across.map((tick) => (
          <AxisLabel key={tick.text} {...tick} width={width} color={color} />
        ))}
      </div>
      {points.map((point) => (
        <Point key={point.name} {...point} color={color} />
      ))}
    </div>
  );
}

const nameWidth = 260;
/** The offset of the name from the center of its mark. */
const namePositions: Record<NamePosition, CSSProperties> = {
  end: { left: tile / 2 + 8, top: -16 },
  start: { left: -nameWidth - tile / 2 - 8, top: -16, justifyContent: 'flex-end' },
  'end-below': { left: tile / 2 + 8, top: 4 },
  'end-above': { left: tile / 2 + 8, top: -36 },
  'start-below': { left: -nameWidth - tile / 2 - 8, top: 4, justifyContent: 'flex-end' },
  'start-above': { left: -nameWidth - tile / 2 - 8, top: -36, justifyContent: 'flex-end' },
  above: { left: -nameWidth / 2, top: -tile / 2 - 30, justifyContent: 'center' },
  below: { left: -nameWidth / 2, top: tile / 2 - 2, justifyContent: 'center' },
};

function Point({ name, namePosition, tile: look, x, y, color }: PointChart['points'][number] & Color) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: edge.left + x * width,
        top: y * height,
        width: 0,
        height: 0,
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', left: -tile / 2, top: -tile / 2 }}>
        <TileImage tile={look} size={tile} color={color} />
      </div>
      <div
        style={{
          ...middle,
          position: 'absolute',
          width: nameWidth,
          height: 32,
          fontSize: 20,
          ...namePositions[namePosition],
        }}
      >
        {name}
      </div>
    </div>
  );
}
