import { formatHundredths, formatSignedHundredths } from '@vpn-site/core/i18n/formats.ts';
import { deductionId } from '@vpn-site/core/scoring/differences.ts';
import type { ReaderRanking } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { type WhyAbove, whyAbove } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import type { RankingChoice } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { RankingTexts } from './ranking-file.ts';

interface WhyAboveViewProps {
  readonly ranking: ReaderRanking;
  readonly choice: RankingChoice;
  readonly texts: RankingTexts;
  /** The id of the form to which the selects belong. */
  readonly form: string;
}

/** Explains why one provider is above another, by group of criteria. Incidents have their own line. */
export const WhyAboveView = memo(function WhyAboveView({ ranking, choice, texts, form }: WhyAboveViewProps) {
  const t = useTranslations('yourRanking');
  const select = (name: 'a' | 'b', label: string, placeholder: string, chosen: string | undefined) => () => (
    <select form={form} name={name} aria-label={label} defaultValue={chosen ?? ''}>
      <option value="">{placeholder}</option>
      <ProviderOptions providers={texts.providers} />
    </select>
  );
  const why = whyAbove(ranking, choice);
  return (
    <section className="own-why">
      <h4>
        {t.rich('why', {
          first: select('a', t('higher'), t('whoeverFirst'), choice.above),
          second: select('b', t('lower'), t('whoeverNext'), choice.below),
        })}
      </h4>
      <noscript>
        <button type="submit" form={form} className="button button-line">
          {t('explain')}
        </button>
      </noscript>
      {why ? <Answer why={why} texts={texts} /> : <p>{t('whyNone')}</p>}
    </section>
  );
});

/** The options of a select with all providers. Memoized, because weights do not change them. */
const ProviderOptions = memo(function ProviderOptions({ providers }: Pick<RankingTexts, 'providers'>) {
  return Object.entries(providers).map(([id, { name }]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
});

/** The min contribution of a group that is listed. Smaller ones would be displayed as 0. */
const minContribution = 0.005;
const maxNamed = 2;

function namedCriteria(ids: readonly string[], { criteria }: RankingTexts): string {
  return ids
    .slice(0, maxNamed)
    .map((id) => criteria[id] ?? id)
    .join(' · ');
}

function Answer({ why, texts }: { readonly why: WhyAbove; readonly texts: RankingTexts }): ReactNode {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const upper = texts.providers[why.upper]?.name ?? why.upper;
  const lower = texts.providers[why.lower]?.name ?? why.lower;
  return (
    <>
      <p>
        {why.gap === 0
          ? t('tie', { upper, lower })
          : t('gap', {
              upper,
              lower,
              // The list shows scores in tenths. The gap here is in hundredths, so both scores are too.
              upperScore: formatHundredths(why.scores[0], locale),
              lowerScore: formatHundredths(why.scores[1], locale),
              gap: formatHundredths(why.gap, locale),
            })}{' '}
        {t('signs', { upper, lower })}
      </p>
      <DottedLines
        lines={why.groups
          .filter(({ contribution }) => Math.abs(contribution) >= minContribution)
          .map(({ group, contribution, criteria }) => ({
            id: group,
            label: group === deductionId ? t('deduction') : (texts.groups[group] ?? group),
            detail: group === deductionId ? undefined : namedCriteria(criteria, texts),
            value: formatSignedHundredths(contribution, locale),
          }))}
      />
    </>
  );
}

/** A note about what this order, which is by score alone, does not show. */
export function OrderNote() {
  const t = useTranslations('yourRanking');
  return (
    <section className="own-sure">
      <h4>{t('sure')}</h4>
      <p>{t('sureHow')}</p>
    </section>
  );
}
