import type { CSSProperties } from 'react';
import { pictureFontFamily } from './picture-families.ts';
import { previewSize } from './preview-image.tsx';

export interface PagePictureProps {
  readonly siteName: string;
  readonly kind: string;
  readonly title: string;
  /** A sentence between the title and the rows. The title is then smaller. */
  readonly lead?: string | undefined;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Text below the title. If there are rows above it, it is in small print. */
  readonly note: string | undefined;
  /** The site's logo, as a data URL. */
  readonly mark: string;
  readonly colors: PictureColors;
}

export interface PictureColors {
  readonly page: string;
  readonly text: string;
  readonly muted: string;
  readonly rule: string;
  readonly hairline: string;
}

/**
 * For each font size, the max length of a title in characters, and the max number of lines with which three rows fit below
 * it. Longer titles end in an ellipsis.
 */
const titleSizes = [
  { upTo: 30, fontSize: 84, lineClamp: 2 },
  { upTo: 52, fontSize: 70, lineClamp: 2 },
  { upTo: 80, fontSize: 58, lineClamp: 3 },
] as const;
const smallestTitle = { fontSize: 48, lineClamp: 3 } as const;
const titleWithLead = { fontSize: 58, lineClamp: 1 } as const;
const noteLines = 3;
const leadLines = 2;

/** The preview image of one page. It has inline styles, because no style sheet applies to it. */
export function PagePicture({ siteName, kind, title, lead, rows, note, mark, colors }: PagePictureProps) {
  const frame: CSSProperties = {
    ...{ display: 'flex', flexDirection: 'column', padding: '56px 72px 60px', boxSizing: 'border-box' },
    ...{ width: previewSize.width, height: previewSize.height, justifyContent: 'space-between' },
    ...{ background: colors.page, color: colors.text, fontFamily: pictureFontFamily },
  };
  // Nothing shrinks, so content that does not fit extends below the margin, which a test detects.
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', flexShrink: 0 };
  const apart: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' };
  const clamped: CSSProperties = { display: 'block', wordBreak: 'break-word' };
  const { fontSize, lineClamp } =
    lead === undefined
      ? (titleSizes.find(({ upTo }) => title.length <= upTo) ?? smallestTitle)
      : titleWithLead;
  const heading: CSSProperties = {
    ...{ ...clamped, marginTop: 34, fontSize, lineClamp, fontWeight: 600 },
    ...{ lineHeight: 1.14, letterSpacing: -0.8 },
  };
  const below: CSSProperties = {
    ...{ ...clamped, flexShrink: 0, lineClamp: noteLines },
    ...{ color: colors.muted, fontSize: 36, lineHeight: 1.35 },
  };
  const row: CSSProperties = {
    ...{ ...apart, borderTop: `2px solid ${colors.hairline}`, lineHeight: 1.25 },
    ...(rows.length > 2 ? { padding: '8px 0', fontSize: 36 } : { padding: '11px 0', fontSize: 42 }),
  };
  return (
    <div style={frame}>
      <div style={column}>
        <div style={{ ...apart, paddingBottom: 22 }}>
          <div style={{ ...apart, fontSize: 38, fontWeight: 600 }}>
            <img alt="" src={mark} width={44} height={44} style={{ marginRight: 18 }} />
            {siteName}
          </div>
          <div style={{ color: colors.muted, fontSize: 32 }}>{kind}</div>
        </div>
        <div style={{ display: 'flex', height: 5, background: colors.rule }} />
        <div style={{ display: 'flex', height: 2, marginTop: 4, background: colors.rule }} />
        <div style={heading}>{title}</div>
        {lead !== undefined && <div style={{ ...below, marginTop: 14, lineClamp: leadLines }}>{lead}</div>}
      </div>
      {rows.length > 0 ? (
        <div style={column}>
          {rows.map(({ label, value }) => (
            <div key={label} style={row}>
              <div>{label}</div>
              <div style={{ fontWeight: 600, letterSpacing: 1 }}>{value}</div>
            </div>
          ))}
          {note !== undefined && <div style={{ ...below, fontSize: 26, lineClamp: 2 }}>{note}</div>}
        </div>
      ) : (
        <div style={below}>{note}</div>
      )}
    </div>
  );
}
