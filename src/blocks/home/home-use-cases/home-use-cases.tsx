import { useTranslations } from 'use-intl/react';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import type { HomeUseCasesModel, UseCase } from './home-use-cases.block.ts';

/** From need to provider in one line each. */
export function HomeUseCases({ heading, anchor, scale, cases }: HomeUseCasesModel) {
  return (
    <SideHead id={anchor} heading={heading}>
      <ul className="needs">
        {cases.map((entry) => (
          <li key={entry.profile}>
            <div>
              <h3>{entry.path === undefined ? entry.need : <a href={entry.path}>{entry.need}</a>}</h3>
              <p>{entry.description}</p>
            </div>
            <FirstPlace pick={entry.pick} hasAged={entry.hasAged} scale={scale} />
          </li>
        ))}
      </ul>
    </SideHead>
  );
}

function FirstPlace({
  pick,
  hasAged,
  scale,
}: Pick<UseCase, 'pick' | 'hasAged'> & { readonly scale: number }) {
  const t = useTranslations('blocks.homeUseCases');
  if (!pick) return <p className="faint">{t(hasAged ? 'noLonger' : 'nobody')}</p>;
  const { firsts, reason, against, next } = pick;
  return (
    <>
      <div className="need-pick">
        {firsts.map(({ provider, title, reviewPath, score }) => (
          <div key={provider}>
            <p>
              <b>{reviewPath ? <a href={reviewPath}>{title}</a> : title}</b>
              <span>{t('score', { score: score.valueText, scale })}</span>
            </p>
            <ScoreRuler value={score.value} others={score.others} label={score.label} />
          </div>
        ))}
        {firsts.length > 1 && <p className="need-next">{t('shared')}</p>}
        {next && <p className="need-next">{next}</p>}
      </div>
      {reason && (
        <p>
          <span className="need-why">{reason.label}</span> <Sourced text={reason.text} mark={reason.mark} />
          {against && (
            <span className="need-against">
              {against.title}: <Sourced text={against.answer.text} mark={against.answer.mark} />
            </span>
          )}
        </p>
      )}
    </>
  );
}
