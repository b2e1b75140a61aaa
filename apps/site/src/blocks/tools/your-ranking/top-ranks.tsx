import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { ReaderRanking } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { RankingTexts } from './ranking-file.ts';
import { useDebounced } from './ranking-hooks.ts';

interface TopRanksProps {
  readonly ranking: Pick<ReaderRanking, 'ranked'>;
  readonly texts: RankingTexts;
  /** The link to the whole list. */
  readonly href: string;
}

const shownRanks = 3;

/** The first ranks in one line. It stays visible on screens that are too narrow to show the list next to the sliders. */
export const TopRanks = memo(function TopRanks({ ranking, texts, href }: TopRanksProps) {
  const first = ranking.ranked.slice(0, shownRanks);
  if (first.length === 0) return null;
  return (
    <a className="own-top" href={href}>
      {first.map(({ rank, score: { provider } }) => (
        <span key={provider}>
          <b>{rank}</b> {texts.providers[provider]?.name ?? provider}{' '}
        </span>
      ))}
    </a>
  );
});

interface AnnouncementProps {
  readonly ranking: ReaderRanking;
  readonly texts: RankingTexts;
}

/** Tells screen readers about a new first provider, once the ranking has stopped changing. */
export const Announcement = memo(function Announcement({ ranking, texts }: AnnouncementProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const [words, setWords] = useState('');
  const score = useDebounced(ranking).ranked[0]?.score;
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
});
