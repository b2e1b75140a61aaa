import { allReviewsContract } from './all-reviews/contract.ts';
import { analyticsStateContract } from './analytics-state/contract.ts';
import { articleProsConsContract } from './article-pros-cons/contract.ts';
import { auditDecoderContract } from './audit-decoder/contract.ts';
import { auditTimelineContract } from './audit-timeline/contract.ts';
import type { BlockContract } from './block-contract.ts';
import { changeLogContract } from './change-log/contract.ts';
import { compareOverviewContract } from './compare-overview/contract.ts';
import { comparisonStreamingTableContract } from './comparison-streaming-table/contract.ts';
import { correctionsContract } from './corrections/contract.ts';
import { dealsContract } from './deals/contract.ts';
import { doINeedContract } from './do-i-need/contract.ts';
import { factContract } from './fact/contract.ts';
import { faqContract } from './faq/contract.ts';
import { fieldContract } from './field/contract.ts';
import { glossaryContract } from './glossary/contract.ts';
import { homeComparisonContract } from './home-comparison/contract.ts';
import { homeGuideCardsContract } from './home-guide-cards/contract.ts';
import { homeHeroContract } from './home-hero/contract.ts';
import { homeMatrixContract } from './home-matrix/contract.ts';
import { homeRenewalContract } from './home-renewal/contract.ts';
import { homeUseCasesContract } from './home-use-cases/contract.ts';
import { homeWhyUseContract } from './home-why-use/contract.ts';
import { howWeEarnContract } from './how-we-earn/contract.ts';
import { iconContract } from './icon/contract.ts';
import { methodologyContract } from './methodology/contract.ts';
import { methodologyProfilesContract } from './methodology-profiles/contract.ts';
import { openDataContract } from './open-data/contract.ts';
import { ownershipMapContract } from './ownership-map/contract.ts';
import { priceChangesContract } from './price-changes/contract.ts';
import { reportLinkContract } from './report-link/contract.ts';
import { seoTextContract } from './seo-text/contract.ts';
import { siteAuthorContract } from './site-author/contract.ts';
import { termContract } from './term/contract.ts';
import { trackedLinkContract } from './tracked-link/contract.ts';
import { trueCostContract } from './true-cost/contract.ts';
import { verdictContract } from './verdict/contract.ts';
import { vpnCardContract } from './vpn-card/contract.ts';
import { vpnPathContract } from './vpn-path/contract.ts';
import { whenContract } from './when/contract.ts';
import { workedScoreContract } from './worked-score/contract.ts';
import { yourRankingContract } from './your-ranking/contract.ts';

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
