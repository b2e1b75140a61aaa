import { rankByChoice } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import {
  emptyChoice,
  formatRankingChoice,
  type RankingChoice,
  rankingResultId,
} from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { choiceOptions } from '@vpn-site/core/your-ranking/ranking-data.ts';
import { readerWeights } from '@vpn-site/core/your-ranking/reader-weighing.ts';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { isPlainClick } from '#browser/plain-click.ts';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { LeftOut } from './left-out.tsx';
import { ReaderList } from './ranked-list.tsx';
import { criteriaByGroup, MustHaveList, ProfileChips, WeightSliders } from './ranking-controls.tsx';
import { OrderNote, WhyAboveView } from './ranking-explanation.tsx';
import type { RankingFile } from './ranking-file.ts';
import { useAddressSync, useRankingChoice } from './ranking-hooks.ts';
import { Announcement, TopRanks } from './top-ranks.tsx';
import type { RankingSetting } from './your-ranking.block.ts';

/** The id of the tool on the page, for links to it. */
const readerRankingAnchor = 'your-list';

/**
 * Weight sliders and the resulting list. The server renders a plain form. In the browser, the numbers next to the sliders
 * update at once, the list as soon as React has time, and slow parts and announcements after a pause.
 */
export function YourRankingView({ data, texts, ...setting }: RankingSetting & RankingFile) {
  const t = useTranslations('yourRanking');
  const { pagePath: here, toolPath: tool, profile } = setting;
  const options = useMemo(() => choiceOptions(data), [data]);
  const { choice, version, isHydrated, form, readForm, choose } = useRankingChoice(setting, options);
  const formId = useId();
  const shown = useDeferredValue(choice);
  const ranking = useMemo(() => rankByChoice(data, shown), [data, shown]);
  useAddressSync(choice, profile);
  const groups = useMemo(() => criteriaByGroup(data.criteria, texts.criteria), [data, texts]);
  const start = data.profiles.find(({ id }) => id === choice.profile);
  const isCustom = Object.keys(shown.weights).length > 0 || shown.needs.length > 0;
  const address = (one: RankingChoice) => formatRankingChoice(one, profile);
  const names = { profile: texts.profiles[shown.profile] ?? shown.profile };
  return (
    <div className="own-ranking" id={readerRankingAnchor} onInput={readForm}>
      <ProfileChips
        chips={data.profiles.map(({ id }) => {
          const other = { ...choice, profile: id, weights: {} };
          return {
            id,
            label: texts.profiles[id] ?? id,
            href: `${tool}${formatRankingChoice(other, '')}`,
            isChosen: id === choice.profile,
          };
        })}
        onChoose={(id) => choose({ ...choice, profile: id, weights: {} })}
      />
      <form
        ref={form}
        id={formId}
        action={tool}
        className="own-controls"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="profile" value={choice.profile} />
        <WeightSliders
          key={`weights ${version}`}
          weights={start ? readerWeights(data.criteria, start, choice.weights) : []}
          groups={texts.groups}
          criteria={groups}
        />
        <MustHaveList
          key={`needs ${version}`}
          needs={texts.needs}
          chosen={choice.needs}
          providers={data.providers}
        />
        <div className="own-actions">
          {isHydrated ? (
            <CopyButton
              text={`${here}${address(choice)}#${readerRankingAnchor}`}
              label={t('copy')}
              done={t('copied')}
              isReady
            />
          ) : (
            <button type="submit" className="button button-line">
              {t('show')}
            </button>
          )}
          <a
            href={`${here}#${readerRankingAnchor}`}
            className="quiet-link"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              choose(emptyChoice(profile));
            }}
          >
            {t('reset')}
          </a>
        </div>
        <TopRanks ranking={ranking} texts={texts} href={`#${rankingResultId}`} />
      </form>
      <section id={rankingResultId} className="own-result" aria-label={t(isCustom ? 'own' : 'same')}>
        <header>
          <h3>{t(isCustom ? 'own' : 'same')}</h3>
          <p>{t(isCustom ? 'ownNote' : 'sameNote', names)}</p>
        </header>
        <ReaderList ranking={ranking} texts={texts} levels={data.confidence} isCustom={isCustom} />
        <LeftOut ranking={ranking} texts={texts} rankedFrom={data.rankedFrom} />
      </section>
      <div className="own-notes">
        <WhyAboveView key={`why ${version}`} ranking={ranking} choice={shown} texts={texts} form={formId} />
        <OrderNote />
      </div>
      <Announcement ranking={ranking} texts={texts} />
    </div>
  );
}
