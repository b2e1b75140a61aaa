import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';
import { formatScore } from '#evidence/score/score.ts';
import type { RankingTexts } from './ranking-texts.ts';

interface AnnouncementProps {
  /** A ranking that has come to rest. */
  readonly ranking: ReaderRanking;
  readonly texts: RankingTexts;
}

/** Says aloud who comes first when that changes, once, and nothing else. */
export function Announcement({ ranking, texts }: AnnouncementProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const [words, setWords] = useState('');
  const score = ranking.ranked[0]?.score;
  const provider = score?.provider;
  const before = useRef(provider);
  useEffect(() => {
    if (provider === before.current) return;
    before.current = provider;
    setWords(
      provider === undefined
        ? t('nobodyFirst')
        : t('first', {
            name: texts.providers[provider]?.name ?? provider,
            score: formatScore(score?.value ?? 0, locale),
          }),
    );
  }, [provider, score, texts, locale, t]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
