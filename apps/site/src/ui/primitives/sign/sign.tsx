import type { ReactNode } from 'react';
import { OutOfDate } from '../out-of-date/out-of-date.tsx';
import type { SignKind, SignTone } from './sign-kind.ts';

/** The kind of an argument, next to it: for or against. */
type ArgumentKind = 'for' | 'against';

const ring = <circle cx="8" cy="8" r="6.25" />;

const drawings: Readonly<Record<SignKind | ArgumentKind, ReactNode>> = {
  yes: (
    <>
      {ring}
      <path d="m5.2 8.2 2 2 3.6-4" />
    </>
  ),
  partial: (
    <>
      {ring}
      <path d="M5.2 8h5.6" />
    </>
  ),
  no: (
    <>
      {ring}
      <path d="m6 6 4 4m0-4-4 4" />
    </>
  ),
  value: undefined,
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.25" strokeDasharray="1.5 2.43" />
      <path d="M6.4 6.5a1.7 1.7 0 1 1 2.4 1.6c-.5.2-.8.5-.8 1.1M8 11.2v.2" />
    </>
  ),
  for: <path d="m2.5 8.5 3.5 3.5 7.5-8" />,
  against: <path d="m3.5 3.5 9 9m0-9-9 9" />,
};

/** The icon of each tone. Tones use the icons of answers. */
const drawingOfTone: Readonly<Record<Exclude<SignTone, 'neutral'>, SignKind>> = {
  good: 'yes',
  partly: 'partial',
  bad: 'no',
  unknown: 'unknown',
};

interface DrawingProps {
  readonly kind: SignKind | ArgumentKind;
}

/** The icon alone, for lists whose heading explains it. */
export function SignDrawing({ kind }: DrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`sign-drawing sign-drawing-${kind}`}>
      {drawings[kind]}
    </svg>
  );
}

interface SignProps {
  readonly kind: SignKind;
  /** The tone. If undefined, it is neutral, and the icon shows only the answer. */
  readonly tone?: SignTone | undefined;
  /** The label "out of date"; undefined if the answer is not. It follows the answer and a clock. */
  readonly stale?: string | undefined;
  /** The text next to the icon. The icon must not be used without text. */
  readonly children: ReactNode;
}

/** An answer with its icon, in running text or in a table cell. */
export function Sign({ kind, tone, stale, children }: SignProps) {
  const shownTone = toneOf(kind, tone);
  const shownKind = drawingOf(kind, shownTone);
  return (
    <span className={`sign sign-${shownTone}`}>
      {shownKind !== 'value' && <SignDrawing kind={shownKind} />}
      <span>
        {children}
        {stale !== undefined && (
          <>
            {' '}
            <OutOfDate>{stale}</OutOfDate>
          </>
        )}
      </span>
    </span>
  );
}

interface ChipProps extends Pick<SignProps, 'tone' | 'children'> {
  readonly kind?: SignKind;
}

/** An answer as a pill, in grids and banners. */
export function Chip({ kind = 'value', tone, children }: ChipProps) {
  const shownTone = toneOf(kind, tone);
  const shownKind = drawingOf(kind, shownTone);
  return (
    <span className={`chip chip-${shownTone}`}>
      {shownKind !== 'value' && <SignDrawing kind={shownKind} />}
      {children}
    </span>
  );
}

function toneOf(kind: SignKind, tone: SignTone = 'neutral'): SignTone {
  return kind === 'unknown' ? 'unknown' : tone;
}

/** Returns the icon of the tone, or of the answer if the tone is neutral. */
export function drawingOf(kind: SignKind, tone: SignTone): SignKind {
  return tone === 'neutral' ? kind : drawingOfTone[tone];
}
