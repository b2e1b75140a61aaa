import type { CSSProperties } from 'react';
import { AxisLabel, ChartMarkShape, type Color, plot, TileImage } from './chart-parts.tsx';
import { type ChartRow, maxChartRows, type RowChart, type Tick } from './chart-picture-model.ts';

const columns = { name: 300, value: 170 } as const;
const trackWidth = plot.width - columns.name - columns.value;
const middle: CSSProperties = { display: 'flex', alignItems: 'center' };

/** Rows with one entry each, and an axis for all of them. */
export function ChartRows({ rows, ticks, color }: RowChart & Color) {
  const shown = rows.slice(0, maxChartRows);
  const axis = ticks.length > 0 ? 30 : 0;
  // Text may wrap onto two lines.
  const tallest = shown.some(({ words }) => words !== undefined) ? 68 : 40;
  const height = Math.min(tallest, Math.floor((plot.height - axis) / Math.max(shown.length, 1)));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
      {shown.map((row) => (
        <Row key={row.name} row={row} height={height} ticks={ticks} color={color} />
      ))}
      <div
        style={{
          display: 'flex',
          position: 'relative',
          height: axis,
          marginLeft: columns.name,
          width: trackWidth,
        }}
      >
        {ticks.map((tick) => (
          <AxisLabel key={tick.text} {...tick} width={trackWidth} color={color} />
        ))}
      </div>
    </div>
  );
}

interface RowProps extends Color {
  readonly row: ChartRow;
  readonly height: number;
  readonly ticks: readonly Tick[];
}

function Row({ row: { name, tile, marks, words, value }, height, ticks, color }: RowProps) {
  const size = Math.min(26, height - 4);
  return (
    <div style={{ ...middle, height, fontSize: Math.min(24, height - 8) }}>
      <div style={{ ...middle, width: columns.name }}>
        {tile && <TileImage tile={tile} size={size} color={color} />}
        <div
          style={{ display: 'flex', marginLeft: tile ? 12 : 0, fontWeight: words === undefined ? 400 : 600 }}
        >
          {name}
        </div>
      </div>
      {words === undefined ? (
        <div style={{ display: 'flex', position: 'relative', width: trackWidth, height }}>
          {ticks.map(({ at, text }) => (
            <div key={text} style={{ ...verticalLine(at * trackWidth, height), background: color('line') }} />
          ))}
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
            <ChartMarkShape key={index} mark={mark} width={trackWidth} height={height} color={color} />
          ))}
        </div>
      ) : (
        <div style={{ display: 'flex', width: trackWidth + columns.value }}>{words}</div>
      )}
      {words === undefined && (
        <div style={{ display: 'flex', justifyContent: 'flex-end', width: columns.value, fontWeight: 600 }}>
          {value}
        </div>
      )}
    </div>
  );
}

function verticalLine(left: number, height: number): CSSProperties {
  return { position: 'absolute', left, top: 0, width: 1, height };
}
