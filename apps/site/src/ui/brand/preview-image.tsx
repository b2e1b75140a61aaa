import type { CSSProperties } from 'react';
import { pictureFontFamily } from './picture-families.ts';

export const previewSize = { width: 1200, height: 630 } as const;

interface PreviewImageProps {
  readonly siteName: string;
  readonly title: string;
  readonly facts: string;
  readonly checked: string;
  /** The site's logo, as a data URL. */
  readonly mark: string;
  readonly field: { readonly src: string; readonly width: number; readonly height: number };
  readonly colors: {
    readonly page: string;
    readonly text: string;
    readonly muted: string;
    readonly rule: string;
  };
}

/** The preview image of the site for shared links. It has inline styles, because no style sheet applies to an image. */
export function PreviewImage({ siteName, title, facts, checked, mark, field, colors }: PreviewImageProps) {
  const frame: CSSProperties = {
    ...{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px 60px',
    },
    ...{ boxSizing: 'border-box', width: previewSize.width, height: previewSize.height },
    ...{ background: colors.page, color: colors.text, fontFamily: pictureFontFamily },
  };
  const apart: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' };
  const note: CSSProperties = { color: colors.muted, fontSize: 28 };
  return (
    <div style={frame}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...apart, paddingBottom: 22 }}>
          <div style={{ ...apart, fontSize: 38, fontWeight: 600 }}>
            <img alt="" src={mark} width={44} height={44} style={{ marginRight: 18 }} />
            {siteName}
          </div>
          <div style={note}>{checked}</div>
        </div>
        <div style={{ display: 'flex', height: 5, background: colors.rule }} />
        <div style={{ display: 'flex', height: 2, marginTop: 4, background: colors.rule }} />
      </div>
      <div style={apart}>
        <div style={{ width: 590, fontSize: 66, fontWeight: 600, lineHeight: 1.14, letterSpacing: -0.8 }}>
          {title}
        </div>
        <img alt="" {...field} />
      </div>
      <div style={note}>{facts}</div>
    </div>
  );
}
