import type { ReactNode } from 'react';

/**
 * The phase of a fact, shown as a phase of the moon. Full: fresh. Half: more than half of its lifetime is over. Crescent:
 * stale. Empty circle: no date is known.
 */
export type FreshnessIconPhase = 'fresh' | 'aging' | 'stale' | 'undated';

const drawings: Readonly<Record<FreshnessIconPhase, ReactNode>> = {
  fresh: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  aging: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
    </>
  ),
  stale: (
    <>
      <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeDasharray="1.6 1.5" />
      <path
        d="M7.3 1.2a5 5 0 0 1 0 9.6A6.2 6.2 0 0 0 7.3 1.2z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth=".5"
      />
    </>
  ),
  undated: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeDasharray="1.8 1.73" />
      <path d="M4 6h4" stroke="currentColor" strokeWidth="1.3" />
    </>
  ),
};

interface FreshnessIconProps {
  readonly phase: FreshnessIconPhase;
  readonly className?: string;
}

/** An icon for the freshness of a fact. It is decorative: a date or a word next to it has its meaning. */
export function FreshnessIcon({ phase, className = '' }: FreshnessIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      data-phase={phase}
      className={`freshness-icon inline-block shrink-0 ${phase === 'stale' ? 'text-warning' : 'text-ink'} ${className}`}
    >
      {drawings[phase]}
    </svg>
  );
}
