import { useTranslations } from 'use-intl/react';
import { Sourced } from '../evidence/sourced.tsx';
import { HomeSection } from '../home-section.tsx';
import type { HomeUseCasesModel, UseCase } from './select.ts';

/** From need to provider in one line each. */
export function HomeUseCases({ heading, scale, cases }: HomeUseCasesModel) {
  return (
    <HomeSection heading={heading}>
      <ul className="max-w-none list-none divide-y divide-line border-b border-line p-0">
        {cases.map((entry) => (
          <li
            key={entry.profile}
            className="mt-0 grid gap-x-8 gap-y-3 py-4 first:pt-0 @2xl:grid-cols-[5fr_3fr_5fr]"
          >
            <div>
              <h3 className="mt-0 font-text text-17 font-semibold">{entry.need}</h3>
              <p className="mt-0.5 text-14 text-muted">{entry.description}</p>
            </div>
            <Pick pick={entry.pick} scale={scale} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Pick({ pick, scale }: { readonly pick: UseCase['pick']; readonly scale: number }) {
  const t = useTranslations('blocks.homeUseCases');
  if (!pick) return <p className="text-muted">{t('nobody')}</p>;
  const { title, reviewPath, scoreText, reason } = pick;
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 @2xl:block">
        <span className="font-display text-18 font-semibold">
          {reviewPath ? <a href={reviewPath}>{title}</a> : title}
        </span>
        <span className="block text-14 whitespace-nowrap text-muted">
          {t('score', { score: scoreText, scale })}
        </span>
      </p>
      {reason && (
        <p>
          <span className="block text-14 text-muted">{reason.label}</span>
          <Sourced text={reason.text} mark={reason.mark} />
        </p>
      )}
    </>
  );
}
