import { articleProsConsContract } from './article-pros-cons/contract.ts';
import type { BlockContract } from './block-contract.ts';
import { compareOverviewContract } from './compare-overview/contract.ts';
import { comparisonStreamingTableContract } from './comparison-streaming-table/contract.ts';
import { factContract } from './fact/contract.ts';
import { faqContract } from './faq/contract.ts';
import { homeComparisonContract } from './home-comparison/contract.ts';
import { homeGuideCardsContract } from './home-guide-cards/contract.ts';
import { homeHeroContract } from './home-hero/contract.ts';
import { homeMatrixContract } from './home-matrix/contract.ts';
import { homeRenewalContract } from './home-renewal/contract.ts';
import { homeUseCasesContract } from './home-use-cases/contract.ts';
import { homeWhyUseContract } from './home-why-use/contract.ts';
import { seoTextContract } from './seo-text/contract.ts';
import { trackedLinkContract } from './tracked-link/contract.ts';
import { verdictContract } from './verdict/contract.ts';
import { vpnCardContract } from './vpn-card/contract.ts';
import { vpnPathContract } from './vpn-path/contract.ts';

/** Every block that authors may use. */
export const contracts: readonly BlockContract[] = [
  articleProsConsContract,
  compareOverviewContract,
  comparisonStreamingTableContract,
  factContract,
  faqContract,
  homeComparisonContract,
  homeGuideCardsContract,
  homeHeroContract,
  homeMatrixContract,
  homeRenewalContract,
  homeUseCasesContract,
  homeWhyUseContract,
  seoTextContract,
  trackedLinkContract,
  verdictContract,
  vpnCardContract,
  vpnPathContract,
];
