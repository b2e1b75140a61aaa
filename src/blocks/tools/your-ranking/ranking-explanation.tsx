import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { StabilityTest } from '#domain/scoring/methodology.ts';
import { closeCalls, rankStability, steadyPlaces } from '#domain/scoring/stability.ts';
import type { ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';
import { type WhyAbove, whyAbove } from '#domain/your-ranking/rank-by-choice.ts';
import type { RankingChoice } from '#domain/your-ranking/ranking-choice.ts';
import { formatList, formatShare, numberFormatter } from '#i18n/formats.ts';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { RankingTexts } from './ranking-file.ts';

interface WhyAboveViewProps {
  readonly ranking: ReaderRanking;
  readonly choice: RankingChoice;
  readonly texts: RankingTexts;
  /** The form that the question belongs to. */
  readonly form: string;
}

/** Why is one above the other: the question, and the groups that decide it. */
export const WhyAboveView = memo(function WhyAboveView({ ranking, choice, texts, form }: WhyAboveViewProps) {
  const t = useTranslations('yourRanking');
  const names = Object.entries(texts.providers).map(([id, { name }]) => ({ id, name }));
  const select = (name: 'a' | 'b', label: string, whoever: string, chosen: string | undefined) => () => (
    <select form={form} name={name} aria-label={label} defaultValue={chosen ?? ''}>
      <option value="">{whoever}</option>
      {names.map((provider) => (
        <option key={provider.id} value={provider.id}>
          {provider.name}
        </option>
      ))}
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

/** Below this, in points, a group decides nothing that anyone could see. */
const smallest = 0.005;
const namedCriteria = 2;

function Answer({ why, texts }: { readonly why: WhyAbove; readonly texts: RankingTexts }): ReactNode {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const points = numberFormatter(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = numberFormatter(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const upper = texts.providers[why.upper]?.name ?? why.upper;
  const lower = texts.providers[why.lower]?.name ?? why.lower;
  return (
    <>
      <p>
        {why.gap === 0 ? t('tie', { upper, lower }) : t('gap', { upper, lower, gap: points.format(why.gap) })}{' '}
        {t('signs', { upper, lower })}
      </p>
      <DottedLines
        lines={why.groups
          .filter(({ contribution }) => Math.abs(contribution) >= smallest)
          .map(({ group, contribution, criteria }) => ({
            id: group,
            label: texts.groups[group] ?? group,
            detail: criteria
              .slice(0, namedCriteria)
              .map((id) => texts.criteria[id] ?? id)
              .join(', '),
            // A hyphen is too short beside a plus.
            value: signed.format(contribution).replace('-', '−'),
          }))}
      />
    </>
  );
}

interface RankConfidenceProps {
  readonly ranking: ReaderRanking;
  readonly test: StabilityTest;
  readonly texts: RankingTexts;
}

/** How firm the reader's order is, in words: the same test as on the published lists. */
export const RankConfidence = memo(function RankConfidence({
  ranking: { ranked },
  test,
  texts,
}: RankConfidenceProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  if (ranked.length < 2) return null;
  const name = (provider: string) => texts.providers[provider]?.name ?? provider;
  const list = (items: readonly string[]) => formatList(items, locale);
  // No-break: a number never stands apart from its name.
  const withShare = (words: string, share: number) => `${words}\u00a0(${formatShare(share, locale)})`;
  const scores = ranked.map(({ score }) => score);
  const providers = scores.map(({ provider }) => provider);
  const { always, sometimes } = steadyPlaces(providers, rankStability(scores, test));
  const close = closeCalls(scores, test);
  const { top } = test;
  return (
    <section className="own-sure">
      <h4>{t('sure')}</h4>
      <p>{t('sureHow', { samples: test.samples })}</p>
      {ranked.length <= top ? (
        <p>{t('sureFew', { top })}</p>
      ) : (
        <>
          {always.length > 0 && <p>{t('sureAlways', { top, names: list(always.map(name)) })}</p>}
          {sometimes.length > 0 && (
            <p>
              {t('sureSometimes', {
                top,
                names: list(sometimes.map(({ provider, share }) => withShare(name(provider), share))),
              })}
            </p>
          )}
        </>
      )}
      <p>
        {close.length === 0
          ? t('closeNone')
          : t('close', {
              pairs: close
                .map(({ upper, lower, share }) => withShare(`${name(upper)} – ${name(lower)}`, share))
                .join('; '),
            })}
      </p>
    </section>
  );
});
