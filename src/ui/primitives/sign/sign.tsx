import type { ReactNode } from 'react';
import { FreshnessIcon } from '../freshness-icon/freshness-icon.tsx';

/** What a fact answers. Ink, not red and green: the sign answers the fact, it does not praise it. */
export type SignKind = 'yes' | 'partial' | 'no' | 'value' | 'unknown';

/** Beside an argument: what speaks for something, and what against it. */
type ArgumentKind = 'for' | 'against';

const ring = <circle cx="8" cy="8" r="6.25" />;

const drawings: Readonly<Record<SignKind | ArgumentKind, ReactNode>> = {
  yes: (
    <>
      <circle cx="8" cy="8" r="6.25" fill="currentColor" />
      <path className="sign-cut" d="m5.2 8.2 2 2 3.6-4" />
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
  for: <path d="M2.5 8h11M8 2.5v11" />,
  against: <path d="M2.5 8h11" />,
};

/** The drawing alone, for lists whose heading says what it means. */
export function SignDrawing({ kind }: { readonly kind: SignKind | ArgumentKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="sign-drawing">
      {drawings[kind]}
    </svg>
  );
}

interface SignProps {
  readonly kind: SignKind;
  /** The word for "too old": the answer stays, greyed, with the crescent and this word behind it. */
  readonly stale?: string | undefined;
  /** The word beside the icon; the icon never speaks alone. */
  readonly children: ReactNode;
}

export function Sign({ kind, stale, children }: SignProps) {
  const isFaint = kind === 'unknown' || stale !== undefined;
  return (
    <span className={isFaint ? 'sign sign-faint' : 'sign'}>
      {kind !== 'value' && <SignDrawing kind={kind} />}
      <span>
        {children}
        {stale !== undefined && (
          <>
            {' '}
            <span className="sign-stale">
              <FreshnessIcon phase="stale" /> {stale}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
