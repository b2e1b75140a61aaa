import type { BlockContract } from './block-contract.ts';
import { homeComparisonContract } from './home/home-comparison/contract.ts';
import { homeGuideCardsContract } from './home/home-guide-cards/contract.ts';
import { homeHeroContract } from './home/home-hero/contract.ts';
import { homeMatrixContract } from './home/home-matrix/contract.ts';
import { homeRenewalContract } from './home/home-renewal/contract.ts';
import { homeUseCasesContract } from './home/home-use-cases/contract.ts';
import { homeWhyUseContract } from './home/home-why-use/contract.ts';
import { factContract } from './inline/fact/contract.ts';
import { fieldContract } from './inline/field/contract.ts';
import { iconContract } from './inline/icon/contract.ts';
import { reportLinkContract } from './inline/report-link/contract.ts';
import { termContract } from './inline/term/contract.ts';
import { trackedLinkContract } from './inline/tracked-link/contract.ts';
import { allReviewsContract } from './page/all-reviews/contract.ts';
import { auditDecoderContract } from './page/audit-decoder/contract.ts';
import { auditTimelineContract } from './page/audit-timeline/contract.ts';
import { changeLogContract } from './page/change-log/contract.ts';
import { compareOverviewContract } from './page/compare-overview/contract.ts';
import { comparisonStreamingTableContract } from './page/comparison-streaming-table/contract.ts';
import { correctionsContract } from './page/corrections/contract.ts';
import { dealsContract } from './page/deals/contract.ts';
import { glossaryContract } from './page/glossary/contract.ts';
import { methodologyContract } from './page/methodology/contract.ts';
import { methodologyProfilesContract } from './page/methodology-profiles/contract.ts';
import { openDataContract } from './page/open-data/contract.ts';
import { ownershipMapContract } from './page/ownership-map/contract.ts';
import { priceChangesContract } from './page/price-changes/contract.ts';
import { workedScoreContract } from './page/worked-score/contract.ts';
import { analyticsStateContract } from './prose/analytics-state/contract.ts';
import { articleProsConsContract } from './prose/article-pros-cons/contract.ts';
import { faqContract } from './prose/faq/contract.ts';
import { howWeEarnContract } from './prose/how-we-earn/contract.ts';
import { seoTextContract } from './prose/seo-text/contract.ts';
import { siteAuthorContract } from './prose/site-author/contract.ts';
import { verdictContract } from './prose/verdict/contract.ts';
import { vpnCardContract } from './prose/vpn-card/contract.ts';
import { vpnPathContract } from './prose/vpn-path/contract.ts';
import { whenContract } from './prose/when/contract.ts';
import { doINeedContract } from './tools/do-i-need/contract.ts';
import { trueCostContract } from './tools/true-cost/contract.ts';
import { yourRankingContract } from './tools/your-ranking/contract.ts';

/** Every block that authors may use. */
export const contracts: readonly BlockContract[] = [
  allReviewsContract,
  analyticsStateContract,
  articleProsConsContract,
  auditDecoderContract,
  auditTimelineContract,
  compareOverviewContract,
  changeLogContract,
  comparisonStreamingTableContract,
  correctionsContract,
  dealsContract,
  doINeedContract,
  factContract,
  faqContract,
  fieldContract,
  glossaryContract,
  homeComparisonContract,
  homeGuideCardsContract,
  homeHeroContract,
  homeMatrixContract,
  homeRenewalContract,
  homeUseCasesContract,
  homeWhyUseContract,
  howWeEarnContract,
  iconContract,
  methodologyContract,
  methodologyProfilesContract,
  openDataContract,
  ownershipMapContract,
  priceChangesContract,
  reportLinkContract,
  seoTextContract,
  siteAuthorContract,
  termContract,
  trackedLinkContract,
  trueCostContract,
  verdictContract,
  vpnCardContract,
  vpnPathContract,
  whenContract,
  workedScoreContract,
  yourRankingContract,
];
