import { useTranslations } from 'use-intl/react';
import type { EvidenceCount } from './evidence-count.ts';

interface TallyProps extends EvidenceCount {
  readonly provider: string;
}

const step = 7;
const height = 24;

/** One stroke per fact: the taller, the stronger the evidence; a dot where there is none that counts. */
export function Tally({ provider, known, all, sources, strokes }: TallyProps) {
  const t = useTranslations('blocks.homeHero');
  const strengths = strokes.flatMap(({ strength, count }) => Array.from({ length: count }, () => strength));
  return (
    <div className="border-t border-line pt-4">
      <svg aria-hidden="true" viewBox={`0 0 ${all * step} ${height}`} className="w-full max-w-80">
        {strengths.map((strength, position) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
            key={position}
            x1={position * step + 2}
            x2={position * step + 2}
            y1={height - 2 - strength * 3.5}
            y2={height}
            className={strength === 0 ? 'stroke-underline' : 'stroke-rule'}
            strokeWidth="3"
          />
        ))}
      </svg>
      <p className="mt-2 text-14 font-semibold">{t('evidence', { provider, known, all, sources })}</p>
      <p className="mt-1 text-14 text-muted">{t('strokes')}</p>
      <ul className="mt-1 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-14 text-muted">
        {strokes.map(({ mark, label, count }) => (
          <li key={label} className="mt-0 whitespace-nowrap">
            <span aria-hidden="true" className="me-1 text-link">
              {mark}
            </span>
            {label} <span className="font-semibold text-text">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
