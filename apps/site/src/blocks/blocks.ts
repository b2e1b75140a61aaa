import { homeChangesBlock } from './home/home-changes/home-changes.block.ts';
import { homeComparisonBlock } from './home/home-comparison/home-comparison.block.ts';
import { homeGuideCardsBlock } from './home/home-guide-cards/home-guide-cards.block.ts';
import { homeHeroBlock } from './home/home-hero/home-hero.block.ts';
import { homePicksBlock } from './home/home-picks/home-picks.block.ts';
import { homePriceScoreBlock } from './home/home-price-score/home-price-score.block.ts';
import { homeReceiptBlock } from './home/home-receipt/home-receipt.block.ts';
import { homeRenewalBlock } from './home/home-renewal/home-renewal.block.ts';
import { homeToolsBlock } from './home/home-tools/home-tools.block.ts';
import { homeUseCasesBlock } from './home/home-use-cases/home-use-cases.block.ts';
import { homeWhyUseBlock } from './home/home-why-use/home-why-use.block.ts';
import { pickBlock } from './home/pick/pick.block.ts';
import { amountBlock } from './inline/amount/amount.block.ts';
import { factBlock } from './inline/fact/fact.block.ts';
import { fieldBlock } from './inline/field/field.block.ts';
import { iconBlock } from './inline/icon/icon.block.ts';
import { reportLinkBlock } from './inline/report-link/report-link.block.ts';
import { repositoryLinkBlock } from './inline/repository-link/repository-link.block.ts';
import { savingBlock } from './inline/saving/saving.block.ts';
import { termBlock } from './inline/term/term.block.ts';
import { trackedLinkBlock } from './inline/tracked-link/tracked-link.block.ts';
import { allGuidesBlock } from './page/all-guides/all-guides.block.ts';
import { allRankingsBlock } from './page/all-rankings/all-rankings.block.ts';
import { allReviewsBlock } from './page/all-reviews/all-reviews.block.ts';
import { auditDecoderBlock } from './page/audit-decoder/audit-decoder.block.ts';
import { auditTimelineBlock } from './page/audit-timeline/audit-timeline.block.ts';
import { canIWatchBlock } from './page/can-i-watch/can-i-watch.block.ts';
import { changeLogBlock } from './page/change-log/change-log.block.ts';
import { compareOverviewBlock } from './page/compare-overview/compare-overview.block.ts';
import { comparisonStreamingTableBlock } from './page/comparison-streaming-table/comparison-streaming-table.block.ts';
import { correctionsBlock } from './page/corrections/corrections.block.ts';
import { currentOffersBlock } from './page/current-offers/current-offers.block.ts';
import { dealsBlock } from './page/deals/deals.block.ts';
import { evidenceMatrixBlock } from './page/evidence-matrix/evidence-matrix.block.ts';
import { firstTermsBlock } from './page/first-terms/first-terms.block.ts';
import { glossaryBlock } from './page/glossary/glossary.block.ts';
import { methodologyBlock } from './page/methodology/methodology.block.ts';
import { methodologyChangeBlock } from './page/methodology-change/methodology-change.block.ts';
import { methodologyEvidenceBlock } from './page/methodology-evidence/methodology-evidence.block.ts';
import { methodologyPicksBlock } from './page/methodology-picks/methodology-picks.block.ts';
import { methodologyProfilesBlock } from './page/methodology-profiles/methodology-profiles.block.ts';
import { openDataBlock } from './page/open-data/open-data.block.ts';
import { outOfDateFactsBlock } from './page/out-of-date-facts/out-of-date-facts.block.ts';
import { ownershipMapBlock } from './page/ownership-map/ownership-map.block.ts';
import { priceChangesBlock } from './page/price-changes/price-changes.block.ts';
import { refundChooserBlock } from './page/refund-chooser/refund-chooser.block.ts';
import { refundsByProviderBlock } from './page/refunds-by-provider/refunds-by-provider.block.ts';
import { serversInBlock } from './page/servers-in/servers-in.block.ts';
import { speedTestsBlock } from './page/speed-tests/speed-tests.block.ts';
import { vpnsByFactsBlock } from './page/vpns-by-facts/vpns-by-facts.block.ts';
import { workedScoreBlock } from './page/worked-score/worked-score.block.ts';
import { analyticsStateBlock } from './prose/analytics-state/analytics-state.block.ts';
import { appsForBlock } from './prose/apps-for/apps-for.block.ts';
import { articleProsConsBlock } from './prose/article-pros-cons/article-pros-cons.block.ts';
import { dataControllerBlock } from './prose/data-controller/data-controller.block.ts';
import { dataPurposesBlock } from './prose/data-purposes/data-purposes.block.ts';
import { decisionBlock } from './prose/decision/decision.block.ts';
import { deviceScreenBlock } from './prose/device-screen/device-screen.block.ts';
import { didItWorkBlock } from './prose/did-it-work/did-it-work.block.ts';
import { faqBlock } from './prose/faq/faq.block.ts';
import { howWeEarnBlock } from './prose/how-we-earn/how-we-earn.block.ts';
import { seoTextBlock } from './prose/seo-text/seo-text.block.ts';
import { siteAuthorBlock } from './prose/site-author/site-author.block.ts';
import { siteOwnerBlock } from './prose/site-owner/site-owner.block.ts';
import { verdictBlock } from './prose/verdict/verdict.block.ts';
import { viewCountBlock } from './prose/view-count/view-count.block.ts';
import { vpnCardBlock } from './prose/vpn-card/vpn-card.block.ts';
import { vpnPathBlock } from './prose/vpn-path/vpn-path.block.ts';
import { whenBlock } from './prose/when/when.block.ts';
import { doINeedBlock } from './tools/do-i-need/do-i-need.block.ts';
import { myVpnBlock } from './tools/my-vpn/my-vpn.block.ts';
import { trueCostBlock } from './tools/true-cost/true-cost.block.ts';
import { yourRankingBlock } from './tools/your-ranking/your-ranking.block.ts';

/** Every block that authors may use. */
export const blocks = [
  allGuidesBlock,
  allRankingsBlock,
  allReviewsBlock,
  analyticsStateBlock,
  appsForBlock,
  articleProsConsBlock,
  auditDecoderBlock,
  auditTimelineBlock,
  canIWatchBlock,
  changeLogBlock,
  compareOverviewBlock,
  comparisonStreamingTableBlock,
  correctionsBlock,
  dataControllerBlock,
  dataPurposesBlock,
  currentOffersBlock,
  dealsBlock,
  firstTermsBlock,
  decisionBlock,
  doINeedBlock,
  evidenceMatrixBlock,
  factBlock,
  deviceScreenBlock,
  didItWorkBlock,
  faqBlock,
  fieldBlock,
  glossaryBlock,
  homeChangesBlock,
  homeComparisonBlock,
  homeGuideCardsBlock,
  homeHeroBlock,
  homePicksBlock,
  homePriceScoreBlock,
  homeReceiptBlock,
  homeRenewalBlock,
  homeToolsBlock,
  homeUseCasesBlock,
  homeWhyUseBlock,
  howWeEarnBlock,
  iconBlock,
  methodologyBlock,
  methodologyChangeBlock,
  methodologyEvidenceBlock,
  methodologyPicksBlock,
  methodologyProfilesBlock,
  openDataBlock,
  outOfDateFactsBlock,
  ownershipMapBlock,
  pickBlock,
  priceChangesBlock,
  refundChooserBlock,
  refundsByProviderBlock,
  reportLinkBlock,
  repositoryLinkBlock,
  amountBlock,
  savingBlock,
  seoTextBlock,
  serversInBlock,
  siteAuthorBlock,
  siteOwnerBlock,
  speedTestsBlock,
  termBlock,
  trackedLinkBlock,
  myVpnBlock,
  trueCostBlock,
  verdictBlock,
  viewCountBlock,
  vpnCardBlock,
  vpnPathBlock,
  vpnsByFactsBlock,
  whenBlock,
  workedScoreBlock,
  yourRankingBlock,
] as const;
