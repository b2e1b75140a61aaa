import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import { block } from '#blocks/block.ts';
import { type MustHaveLink, mustHaveLinks } from '#blocks/tools/your-ranking/your-ranking.block.ts';
import { endingView } from '#evidence/life/life.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import type { EvidenceShare } from '#score/evidence-share.ts';
import { type RankView, scoreView } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const allReviewsBlock = block({
  name: 'all-reviews',
  summary:
    'Every provider in the order of the overall ranking: tier, name, what its review says in a line, score, price and share of evidence.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAllReviews(site),
  examples: [{ name: 'All providers', source: '{% all-reviews /%}' }],
});

export interface ReviewRow {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  /** The review's verdict in one line; undefined if there is no review. */
  readonly verdict: string | undefined;
  readonly price: PriceLine;
  /** Score and rank; undefined if the provider is listed but not ranked. */
  readonly ranked:
    | {
        readonly place: RankView;
        /** The score as a share of the full score, from 0 to 1. */
        readonly share: number;
        readonly score: string;
        readonly evidenceShare: EvidenceShare;
      }
    | undefined;
  /** The reason why the provider has no rank; undefined if it has one. */
  readonly why: string | undefined;
}

/** A provider that no longer exists, with what happened to it. */
export interface FormerReview {
  readonly id: string;
  readonly review: string;
  readonly words: string;
}

export interface AllReviewsModel {
  readonly mustHaves: readonly MustHaveLink[];
  /** The path of the page with all prices, which readers can sort; undefined if the site has no such page. */
  readonly pricesPath: string | undefined;
  readonly rows: readonly ReviewRow[];
  readonly former: readonly FormerReview[];
}

export function selectAllReviews(site: SiteContext): AllReviewsModel {
  const scores = allScores(site.ranking(allPurpose).ranking);
  return {
    mustHaves: mustHaveLinks(allPurpose, site),
    pricesPath: site.document('pages/deals')?.path,
    rows: scores.map(({ provider }) => reviewRow(provider, site)),
    former: [...site.formerProviders.values()].flatMap((provider) => {
      const review = site.reviewPath(provider.id);
      return review === undefined
        ? []
        : [{ id: provider.id, review, words: endingView(provider, site).text }];
    }),
  };
}

function reviewRow(provider: string, site: SiteContext): ReviewRow {
  const { rank: place, value = 0, valueText, evidenceShare, why } = scoreView(provider, allPurpose, site);
  return {
    face: providerBadge(provider, site),
    review: site.reviewPath(provider),
    verdict: site.document(`reviews/${provider}`)?.description,
    price: priceLine(provider, allPurpose, site),
    ranked: place && { place, share: value / fullScore, score: valueText, evidenceShare },
    why,
  };
}
