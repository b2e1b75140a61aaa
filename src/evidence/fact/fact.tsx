import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { Marked, Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { Tally } from '#ui/primitives/tally/tally.tsx';
import type { EvidenceCount } from './evidence-tally.ts';
import type { CellView, FactModel } from './fact.ts';
import type { CardPlatforms } from './platforms.ts';

/** An answer with its sign, what it means for the reader, and its source. */
export function EvidenceCell({ sign, answer, tone = 'neutral', stale, text, mark }: CellView) {
  const words = <Sourced text={text} mark={mark} />;
  if (sign === 'value' && tone === 'neutral') return words;
  return (
    <Sign kind={answer ?? 'unknown'} tone={tone} stale={stale}>
      {words}
    </Sign>
  );
}

/** Phrasing only: it stands in paragraphs, list items, table cells and definitions. */
export function InlineFact({ text, isUnknown, caveats, source }: FactModel) {
  return (
    <span className={isUnknown ? 'text-muted' : undefined}>
      <Marked text={text} source={source} />
      {caveats.length > 0 && (
        <span className="text-14 font-normal text-muted">{` (${caveats.join(', ')})`}</span>
      )}
    </span>
  );
}

/** Icons with their words; the heading carries the source. Where nothing is known, the word for it. */
export function Platforms({ platforms: { label, items, fact } }: { readonly platforms: CardPlatforms }) {
  if (items.length === 0) {
    return (
      <div>
        <p className="label">{label}</p>
        <p>
          <InlineFact {...fact} />
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="label">
        <InlineFact {...fact} text={label} />
      </p>
      <ul className="platforms">
        {items.map((item) => (
          <li key={item.label}>
            <Icon name={item.icon} className="size-4" />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
