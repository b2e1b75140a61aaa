import { useTranslations } from 'use-intl/react';
import type { SurenessView } from './sureness-view.ts';

/** How much of the order to believe. */
export function SurenessNotes({ sentences, hasNeighbours, close }: Omit<SurenessView, 'thin'>) {
  const t = useTranslations('roundup');
  return (
    <div className="prose">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {hasNeighbours && <p>{t(close.length > 0 ? 'closeIntro' : 'closeNone')}</p>}
      {close.length > 0 && (
        <ul>
          {close.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <p>{t('notTested')}</p>
    </div>
  );
}
