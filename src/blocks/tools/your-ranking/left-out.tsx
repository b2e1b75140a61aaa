import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';
import type { UnrankedScore } from '#domain/scoring/rank.ts';
import type { ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';
import { EvidenceCell } from '#evidence/fact/evidence-cell.tsx';
import { UnrankedList } from '#evidence/score/unranked-list.tsx';
import { numberFormatter } from '#i18n/formats.ts';
import type { RankingTexts } from './ranking-file.ts';

type Words = ReturnType<typeof useTranslations<'yourRanking'>>;

interface LeftOutProps {
  readonly ranking: Pick<ReaderRanking, 'excluded' | 'unranked'>;
  readonly texts: RankingTexts;
}

/** Who is not ranked, and why: what each must-have excludes, and of whom too little is known. */
export const LeftOut = memo(function LeftOut({ ranking: { excluded, unranked }, texts }: LeftOutProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const byReason = Map.groupBy(unranked, (entry) => whyUnranked(entry, texts, locale, t));
  const listed = [...byReason].map(([why, entries]) => ({
    titles: new Intl.ListFormat(localeOf(locale).iso, { type: 'conjunction' }).format(
      entries.map(({ score: { provider } }) => texts.providers[provider]?.name ?? provider),
    ),
    why,
  }));
  return (
    <>
      {excluded.length > 0 && (
        <section className="own-out">
          <h4>{t('excluded')}</h4>
          <dl>
            {excluded.map(({ need, providers }) => (
              <div key={need}>
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

function whyUnranked({ reason }: UnrankedScore, texts: RankingTexts, locale: LocaleCode, t: Words): string {
  if (reason.why === 'too-little-known') {
    const percent = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 });
    return t('tooLittleKnown', { coverage: percent.format(reason.coverage) });
  }
  const criterion = texts.criteria[reason.criterion] ?? reason.criterion;
  return t(reason.points === undefined ? 'requirementUnknown' : 'requirementMissed', { criterion });
}
