import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { UnrankedList, WeightBars } from '#evidence/score/score.tsx';
import type { RankConfidence } from './rank-confidence.ts';
import type { RankingNotesView } from './ranking-notes-model.ts';

/** Where the numbers can be fetched and the sum repeated. */
const openScores = '/data/v1/scores.json';

const toScores = (chunks: ReactNode) => (
  <a href={openScores} className="quiet-link">
    {chunks}
  </a>
);

interface RankingNotesProps extends RankingNotesView {
  /** That links may be paid, and that this does not reach the order. */
  readonly disclosure: string;
}

/** How the order beside it came about, and what money has to do with it. */
export function RankingNotes(notes: RankingNotesProps) {
  const t = useTranslations('roundup');
  const shared = useTranslations('blocks.homeComparison');
  const score = useTranslations('score');
  return (
    <aside className="ranking-notes" aria-labelledby="how-we-ranked">
      <h2 id="how-we-ranked">{t('how')}</h2>
      <p>{notes.description}</p>
      <p>{score('means')}</p>
      <h3 className="label">{shared('weights')}</h3>
      <WeightBars weights={notes.weights} heaviest={notes.heaviest} />
      {notes.costBasis && (
        <>
          <h3 className="label">{t('costBasis')}</h3>
          <p>{notes.costBasis}</p>
        </>
      )}
      <h3 className="label">{score('required.heading')}</h3>
      <ul>
        {notes.required.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {notes.unranked.length > 0 && (
        <>
          <h3 className="label">{shared('unranked')}</h3>
          <UnrankedList unranked={notes.unranked} />
        </>
      )}
      <h3 className="label">{t('money')}</h3>
      <p>{notes.disclosure}</p>
      <p>
        {t.rich('method', {
          version: notes.version,
          scores: toScores,
        })}
      </p>
    </aside>
  );
}

/** How much of the order to believe. */
export function RankConfidenceNotes({ sentences, ties }: Omit<RankConfidence, 'thin'>) {
  const t = useTranslations('roundup');
  return (
    <div className="prose">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {ties.length > 0 && (
        <>
          <p>{t('ties')}</p>
          <ul>
            {ties.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t('notTested')}</p>
    </div>
  );
}
