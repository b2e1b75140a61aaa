import { useTranslations } from 'use-intl/react';
import { Said } from '#i18n/said.tsx';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import type { CountryAnswerModel } from './answer-model.ts';
import { StatedFact } from './stated-fact.tsx';

/** Whether one may, in a sentence; who is blocked by name; then what the answer rests on. */
export function CountryAnswer({ use, blocked }: CountryAnswerModel) {
  const t = useTranslations('country');
  return (
    <div className={blocked ? 'country-answer country-blocks' : 'country-answer'}>
      {use && (
        <p className="country-lead">
          <StatedFact {...use} text={use.lead} />
        </p>
      )}
      {blocked && (
        <Notice title={blocked.title}>
          <p>
            {blocked.unnamed} {blocked.newest}
          </p>
          <p>
            <a className="inline-link" href="#named">
              {t('notice.more')}
            </a>
          </p>
        </Notice>
      )}
      {use && (
        <div className="country-says">
          {use.note !== undefined && (
            <p>
              <Said words={use.note} />
            </p>
          )}
          <p className="country-small">
            {t('answer.asOf', { date: use.date })} {use.otherwise}
          </p>
        </div>
      )}
    </div>
  );
}
