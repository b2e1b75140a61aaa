import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { StabilityTest } from '#domain/scoring/methodology.ts';
import { closeCalls, rankStability, steadyPlaces } from '#domain/scoring/stability.ts';
import type { ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';

import { formatShare } from '#evidence/score/score.ts';
import { formatList } from '#i18n/formats.ts';
import type { RankingTexts } from './ranking-texts.ts';

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
