import { otherSide } from '@vpn-site/core/comparison/findings/pair-facts.ts';
import type { PairView } from '#evidence/comparison/pair.ts';
import { scoreView } from '#score/score-model.ts';
import { whyUnrankedWords } from '#score/unranked.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Describes which of the two scores higher, and whether the difference matters. */
export function rankWords({ ids, names, findings: { rank: standing } }: PairView, site: SiteContext): string {
  const { t } = site;
  const scoreText = (side: 0 | 1) => scoreView(ids[side], 'overall', site).valueText;
  if (standing.kind === 'none-ranked') return t('comparison.standing.noneRanked');
  if (standing.kind === 'one-ranked') {
    const { ranked } = standing;
    const other = otherSide(ranked);
    const unranked = site
      .ranking('overall')
      .ranking.unranked.find(({ score }) => score.provider === ids[other]);
    return t('comparison.standing.oneRanked', {
      name: names[ranked],
      other: names[other],
      why: unranked ? whyUnrankedWords(unranked.reason, site) : '',
    });
  }
  const first = standing.kind === 'leads' ? standing.leader : 0;
  const second = otherSide(first);
  return t(`comparison.standing.${standing.kind === 'leads' ? standing.strength : 'level'}`, {
    name: names[first],
    value: scoreText(first),
    other: names[second],
    otherValue: scoreText(second),
  });
}
