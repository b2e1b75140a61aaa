import type { MustHaveExclusion, ReaderRanking } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { UnrankedList } from '#score/score.tsx';
import { unrankedByReason } from '#score/unranked.ts';
import type { RankingTexts } from './ranking-file.ts';

interface LeftOutProps {
  readonly ranking: Pick<ReaderRanking, 'excluded' | 'unranked'>;
  readonly texts: RankingTexts;
  readonly rankedFrom: number;
}

/** Providers that are not ranked, with the reason: a must-have excludes them, or too little is known. */
export const LeftOut = memo(function LeftOut({ ranking, texts, rankedFrom }: LeftOutProps) {
  const { excluded, unranked } = ranking;
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const listed = unrankedByReason(unranked, {
    locale,
    provider: (id) => texts.providers[id]?.name ?? id,
    required: (requirement) =>
      'key' in requirement
        ? (texts.requiredFacts[requirement.key] ?? requirement.key)
        : (texts.criteria[requirement.criterion] ?? requirement.criterion),
    options: (requirement) => ('key' in requirement ? (texts.requiredOptions[requirement.key] ?? '') : ''),
    rankedFrom,
    translate: t,
  });
  return (
    <>
      {excluded.length > 0 && (
        <section className="own-out">
          <h4>{t('excluded')}</h4>
          <dl>
            {excluded.map((exclusion) => (
              <Excluded key={exclusion.need} exclusion={exclusion} texts={texts} />
            ))}
          </dl>
        </section>
      )}
      {unranked.length > 0 && (
        <section className="own-out">
          <h4>{t('unranked')}</h4>
          <UnrankedList unranked={listed} />
        </section>
      )}
    </>
  );
});

interface ExcludedProps {
  readonly exclusion: MustHaveExclusion;
  readonly texts: RankingTexts;
}

/** The providers that a must-have excludes. Memoized, because weights do not change them. */
const Excluded = memo(function Excluded({ exclusion: { need, providers }, texts }: ExcludedProps) {
  const t = useTranslations('yourRanking');
  return (
    <div>
      <dt>
        {texts.needs.find(({ id }) => id === need)?.label ?? need}{' '}
        <small>{t('excludes', { count: providers.length })}</small>
      </dt>
      {providers.map(({ provider }) => {
        const { name = provider, missing = {} } = texts.providers[provider] ?? {};
        const cell = missing[need];
        return (
          <dd key={provider}>
            <span>{name}</span>
            <span>{cell && <EvidenceCell {...cell} />}</span>
          </dd>
        );
      })}
    </div>
  );
});
