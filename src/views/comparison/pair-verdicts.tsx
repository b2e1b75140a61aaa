import { useTranslations } from 'use-intl/react';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { EvidenceTally } from '#evidence/fact/fact.tsx';
import { Cost } from '#evidence/price/price.tsx';
import { Confidence, isUnderHalf, ScoreMeaning, ScoreNumber } from '#evidence/score/score.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Sourced, SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { FindingSentence } from './finding-words.ts';
import type { PairVerdict } from './verdict-model.ts';

/** Both verdicts beside each other, divided by a hairline; on a phone under each other. */
export function PairVerdicts({ verdicts }: { readonly verdicts: readonly PairVerdict[] }) {
  return (
    <div className="pair-verdicts">
      {verdicts.map((verdict) => (
        <Verdict key={verdict.provider} {...verdict} />
      ))}
    </div>
  );
}

function Verdict({ name, sentence, standing, score, price, evidence, link, review }: PairVerdict) {
  const t = useTranslations('comparison.verdict');
  return (
    <section className={standing.place?.isFirst ? 'pair-verdict pair-pick' : 'pair-verdict'}>
      <div className="pair-head">
        <h2>{name}</h2>
        <div className="pair-score">
          {score ? <ScoreNumber value={score.valueText} /> : <p className="score">{t('notRanked')}</p>}
          {standing.place && <p>{standing.place.spoken}</p>}
        </div>
      </div>
      {score && <ScoreRuler {...score} isFirst={standing.place?.isFirst} hasScale />}
      <p className="pair-say">{sentence}</p>
      <div className="pair-facts">
        <Cost price={price} />
        <div>
          <p className="label">{t('evidence')}</p>
          <EvidenceTally provider={name} {...evidence} isShort />
          <Confidence {...standing} />
          {score && isUnderHalf(score.value) && <ScoreMeaning value={score.value} />}
        </div>
      </div>
      <div className="pair-links">
        {review !== undefined && (
          <a href={review} className="quiet-link">
            {t('review', { provider: name })}
          </a>
        )}
        <a href={link.href} rel={link.rel} className="quiet-link">
          {link.label}
        </a>
        <small>
          <LinkTerms isPaid={link.isPaid} plain={link.plain} />
        </small>
      </div>
    </section>
  );
}

/** What the facts come to, a sentence each, with the marks of both providers. */
export function Brief({ sentences }: { readonly sentences: readonly FindingSentence[] }) {
  const t = useTranslations('comparison.brief');
  return (
    <SideHead id="brief" heading={t('heading')}>
      <ul className="brief">
        {sentences.map(({ id, text, marks: [first, ...more] }) => (
          <li key={id}>
            <Sourced text={text} mark={first} />
            {more.map((mark) => (
              <SourceMark key={mark.evidence} {...mark} />
            ))}
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
