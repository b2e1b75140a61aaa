import type { CSSProperties } from 'react';
import { ChartMarkShape, type Color } from './chart-parts.tsx';
import type { ChartPicture } from './chart-picture-model.ts';
import { ChartPoints } from './chart-points.tsx';
import { ChartRows } from './chart-rows.tsx';
import { pictureFontFamily } from './picture-families.ts';
import { previewSize } from './preview-image.tsx';

interface ChartPictureProps extends Color {
  readonly picture: ChartPicture;
  readonly siteName: string;
  /** The site's logo, as a data URL. */
  readonly mark: string;
}

const middle: CSSProperties = { display: 'flex', alignItems: 'center' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column', flexShrink: 0 };

/** A chart as an image to share. It has inline styles, because no style sheet applies to it. */
export function ChartPictureDrawing({ picture, siteName, mark, color }: ChartPictureProps) {
  const { title, note, legend, chart } = picture;
  const frame: CSSProperties = {
    ...{ display: 'flex', flexDirection: 'column', padding: '40px 56px 36px', boxSizing: 'border-box' },
    ...{ width: previewSize.width, height: previewSize.height, justifyContent: 'space-between' },
    ...{ background: color('page'), color: color('text'), fontFamily: pictureFontFamily, fontSize: 24 },
  };
  const muted: CSSProperties = { color: color('muted'), fontSize: 22, lineHeight: 1.3 };
  return (
    <div style={frame}>
      <div style={column}>
        <div style={{ ...middle, justifyContent: 'space-between' }}>
          <div style={{ display: 'flex', fontSize: 44, fontWeight: 600, letterSpacing: -0.5 }}>{title}</div>
          <div style={{ ...middle, fontSize: 26, fontWeight: 600 }}>
            <img alt="" src={mark} width={32} height={32} style={{ marginRight: 12 }} />
            {siteName}
          </div>
        </div>
        <div style={{ display: 'flex', height: 3, marginTop: 16, background: color('rule') }} />
        <div style={{ ...middle, ...muted, height: 40 }}>
          {legend.map((entry) => (
            <div key={entry.text} style={{ ...middle, marginRight: 28 }}>
              <Swatch {...entry} color={color} />
              {entry.text}
            </div>
          ))}
        </div>
      </div>
      {chart.kind === 'rows' ? (
        <ChartRows {...chart} color={color} />
      ) : (
        <ChartPoints {...chart} color={color} />
      )}
      <div style={{ ...muted, flexShrink: 0, display: 'block', lineClamp: 2 }}>{note}</div>
    </div>
  );
}

function Swatch({ shape, token, color }: ChartPicture['legend'][number] & Color) {
  const isBar = shape === 'bar' || shape === 'line';
  return (
    <div style={{ display: 'flex', position: 'relative', width: 18, height: 18, marginRight: 8 }}>
      <ChartMarkShape
        mark={isBar ? { shape: 'bar', from: 0, to: 1, token } : { shape, at: 0.5, token }}
        width={18}
        height={18}
        color={color}
      />
    </div>
  );
}
