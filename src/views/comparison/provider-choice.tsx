import { useTranslations } from 'use-intl/react';
import { choiceChanges } from '#domain/comparison/selection.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { cellView } from '#evidence/fact/fact.ts';
import { priceView } from '#evidence/price/price.ts';
import { rulerView, scoreView } from '#evidence/score/score.ts';
import { ScoreNumber } from '#evidence/score/score.tsx';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { totalText } from './price-words.ts';
import type { PairModel } from './verdict-model.ts';

interface SelectedProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** One of the chosen at a glance: score among all others, and what a stay comes to. */
export function Selected({ provider, site }: SelectedProps) {
  const t = useTranslations('comparison');
  const score = scoreView(provider, 'overall', site);
  const review = site.reviewPath(provider);
  const isRanked = score.place !== undefined;
  const isFirst = score.place?.isFirst;
  const mark = priceView(provider, site).isKnown ? cellView(provider, 'prices', site).mark : undefined;
  return (
    <li className={isFirst ? 'pair-pick' : undefined}>
      <div className="pair-head">
        <h3>{review === undefined ? score.name : <a href={review}>{score.name}</a>}</h3>
        <div className="pair-score">
          {isRanked ? (
            <ScoreNumber value={score.valueText} />
          ) : (
            <p className="score">{t('verdict.notRanked')}</p>
          )}
        </div>
      </div>
      {isRanked && <ScoreRuler {...rulerView(score, site)} isFirst={isFirst} />}
      <DottedLines
        lines={[
          {
            id: 'total',
            label: t('many.total', { months: comparedMonths }),
            value: <Sourced text={totalText(provider, site)} mark={mark} />,
          },
        ]}
      />
    </li>
  );
}

interface ChangeChoiceProps {
  readonly chosen: readonly string[];
  readonly site: SiteContext;
}

/**
 * Links to every comparison that is one provider away. Crawlers are asked not to follow them: there are thousands of
 * choices, all made of the same facts.
 */
export function ChangeChoice({ chosen, site }: ChangeChoiceProps) {
  const t = useTranslations('comparison.change');
  const overview = site.document('pages/comparisons');
  if (!overview) return null;
  const { add, remove } = choiceChanges(overview.path, chosen, site.providers.keys());
  const nameOf = (id: string) => providerName(id, site);
  return (
    <nav className="change-choice" aria-label={t('label')}>
      {remove.length > 0 && (
        <ul className="chosen">
          {remove.map(({ id, address }) => (
            <li key={id}>
              <a href={address} rel="nofollow" aria-label={t('remove', { name: nameOf(id) })}>
                {nameOf(id)}
                <Icon name="close" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {add.length > 0 ? (
        <details>
          <summary>
            <Icon name="plus" className="size-4" />
            {t(chosen.length === 2 ? 'third' : 'fourth')}
          </summary>
          <ul className="pair-list">
            {add.map(({ id, address }) => (
              <li key={id}>
                <a href={address} rel="nofollow" aria-label={t('add', { name: nameOf(id) })}>
                  {nameOf(id)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p>{t('full')}</p>
      )}
    </nav>
  );
}

interface OtherPairsProps {
  readonly model: PairModel;
  readonly site: SiteContext;
}

/** Each of the two beside everyone else. */
export function OtherPairs({ model: { ids, names }, site }: OtherPairsProps) {
  const t = useTranslations('comparison.others');
  const overview = site.document('pages/comparisons');
  const rest = [...site.providers.values()].filter(({ id }) => !ids.includes(id));
  return (
    <SideHead id="others" heading={t('heading')}>
      <div className="pair-columns">
        {ids.map((id, side) => (
          <div key={id}>
            <h3>{t('with', { name: names[side] ?? id })}</h3>
            <ul className="pair-list">
              {rest.map((other) => (
                <li key={other.id}>
                  <a
                    href={site.comparisonPath(id, other.id)}
                    aria-label={site.t('comparison.title', { a: names[side] ?? id, b: other.name })}
                  >
                    {other.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {overview && (
        <p>
          <a href={overview.path} className="quiet-link">
            {t('all')}
          </a>
        </p>
      )}
    </SideHead>
  );
}
