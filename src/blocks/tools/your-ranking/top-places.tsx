import type { ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';
import type { RankingTexts } from './ranking-texts.ts';

interface TopPlacesProps {
  readonly ranking: Pick<ReaderRanking, 'ranked'>;
  readonly texts: RankingTexts;
  /** The whole list. */
  readonly href: string;
}

const shownPlaces = 3;

/** The first places in one line, which stays in sight on a screen too narrow to hold sliders and list at once. */
export function TopPlaces({ ranking, texts, href }: TopPlacesProps) {
  const first = ranking.ranked.slice(0, shownPlaces);
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
}
