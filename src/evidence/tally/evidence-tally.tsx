import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Tally } from '#ui/primitives/tally/tally.tsx';
import type { EvidenceCount } from './evidence-tally.ts';

interface EvidenceTallyProps extends EvidenceCount {
  readonly provider: string;
  /** Where the strokes are explained elsewhere on the page, the count is enough. */
  readonly isShort?: boolean;
  /** Apart from the name of the provider, the caption names it too. */
  readonly isNamed?: boolean;
}

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** How much is known of a provider and how well: one stroke per fact. */
export function EvidenceTally({
  provider,
  known,
  all,
  sources,
  strokes,
  isShort = false,
  isNamed = false,
}: EvidenceTallyProps) {
  const t = useTranslations('blocks.tally');
  return (
    <Tally strokes={strokes} label={t('label', { provider, known, all, sources })}>
      {isNamed && `${provider}: `}
      {t.rich('count', { known, all, sources, b: bold })}
      {!isShort && (
        <>
          {` ${t('strokes')} `}
          <ul className="mark-counts">
            {strokes.map(({ mark, label, count, strength }) =>
              strength > 0 ? (
                <li key={label}>
                  <span aria-hidden="true" className="mark-sample">
                    {mark}
                  </span>{' '}
                  <span className="sr-only">{label}: </span>
                  {count}
                </li>
              ) : (
                // No legend explains what is not a mark: a dot is named.
                <li key={label}>
                  {label}: {count}
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </Tally>
  );
}
