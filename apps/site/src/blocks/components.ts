import type { ComponentType } from 'react';
import { InlineFact } from '#evidence/fact/fact.tsx';
import { ServersIn } from '#evidence/servers/servers-in.tsx';
import { RefundsByProvider } from '#price/refund-table.tsx';
import type { blocks } from './blocks.ts';
import { HomeChanges } from './home/home-changes/home-changes.tsx';
import { HomeComparison } from './home/home-comparison/home-comparison.tsx';
import { HomeGuideCards } from './home/home-guide-cards/home-guide-cards.tsx';
import { HomeHero } from './home/home-hero/home-hero.tsx';
import { HomePicks } from './home/home-picks/home-picks.tsx';
import { HomePriceScore } from './home/home-price-score/home-price-score.tsx';
import { HomeReceipt } from './home/home-receipt/home-receipt.tsx';
import { HomeRenewal } from './home/home-renewal/home-renewal.tsx';
import { HomeTools } from './home/home-tools/home-tools.tsx';
import { HomeUseCases } from './home/home-use-cases/home-use-cases.tsx';
import { HomeWhyUse } from './home/home-why-use/home-why-use.tsx';
import { Pick } from './home/pick/pick.tsx';
import { Amount } from './inline/amount/amount.tsx';
import { Field } from './inline/field/field.tsx';
import { ContentIcon } from './inline/icon/icon.tsx';
import { ReportLink } from './inline/report-link/report-link.tsx';
import { Saving } from './inline/saving/saving.tsx';
import { GlossaryTerm } from './inline/term/term.tsx';
import { TrackedLink } from './inline/tracked-link/tracked-link.tsx';
import { AllGuides } from './page/all-guides/all-guides.tsx';
import { AllRankings } from './page/all-rankings/all-rankings.tsx';
import { AllReviews } from './page/all-reviews/all-reviews.tsx';
import { AuditDecoder } from './page/audit-decoder/audit-decoder.tsx';
import { AuditTimeline } from './page/audit-timeline/audit-timeline.tsx';
import { CanIWatch } from './page/can-i-watch/can-i-watch.tsx';
import { ChangeLog } from './page/change-log/change-log.tsx';
import { CompareOverview } from './page/compare-overview/compare-overview.tsx';
import { ComparisonStreamingTable } from './page/comparison-streaming-table/comparison-streaming-table.tsx';
import { Corrections } from './page/corrections/corrections.tsx';
import { CurrentOffers } from './page/current-offers/current-offers.tsx';
import { Deals } from './page/deals/deals.tsx';
import { EvidenceMatrix } from './page/evidence-matrix/evidence-matrix.tsx';
import { FirstTerms } from './page/first-terms/first-terms.tsx';
import { Glossary } from './page/glossary/glossary.tsx';
import { Methodology } from './page/methodology/methodology.tsx';
import { MethodologyChange } from './page/methodology-change/methodology-change.tsx';
import { MethodologyEvidence } from './page/methodology-evidence/methodology-evidence.tsx';
import { MethodologyPicks } from './page/methodology-picks/methodology-picks.tsx';
import { MethodologyProfiles } from './page/methodology-profiles/methodology-profiles.tsx';
import { OpenData } from './page/open-data/open-data.tsx';
import { OutOfDateFacts } from './page/out-of-date-facts/out-of-date-facts.tsx';
import { OwnershipMap } from './page/ownership-map/ownership-map.tsx';
import { PriceChanges } from './page/price-changes/price-changes.tsx';
import { RefundChooser } from './page/refund-chooser/refund-chooser.tsx';
import { SpeedTests } from './page/speed-tests/speed-tests.tsx';
import { VpnsByFacts } from './page/vpns-by-facts/vpns-by-facts.tsx';
import { WorkedScore } from './page/worked-score/worked-score.tsx';
import { AnalyticsState } from './prose/analytics-state/analytics-state.tsx';
import { AppsFor } from './prose/apps-for/apps-for.tsx';
import { ArticleProsCons } from './prose/article-pros-cons/article-pros-cons.tsx';
import { DataController } from './prose/data-controller/data-controller.tsx';
import { DataPurposes } from './prose/data-purposes/data-purposes.tsx';
import { Decision } from './prose/decision/decision.tsx';
import { DeviceScreen } from './prose/device-screen/device-screen.tsx';
import { DidItWork } from './prose/did-it-work/did-it-work.tsx';
import { Faq } from './prose/faq/faq.tsx';
import { HowWeEarn } from './prose/how-we-earn/how-we-earn.tsx';
import { SeoText } from './prose/seo-text/seo-text.tsx';
import { SiteAuthor } from './prose/site-author/site-author.tsx';
import { SiteOwner } from './prose/site-owner/site-owner.tsx';
import { Verdict } from './prose/verdict/verdict.tsx';
import { ViewCount } from './prose/view-count/view-count.tsx';
import { VpnCard } from './prose/vpn-card/vpn-card.tsx';
import { VpnPath } from './prose/vpn-path/vpn-path.tsx';
import { When } from './prose/when/when.tsx';
import type { Rendered } from './rendered.ts';
import { DoINeed } from './tools/do-i-need/do-i-need.tsx';
import { MyVpn } from './tools/my-vpn/my-vpn.tsx';
import { TrueCost } from './tools/true-cost/true-cost.tsx';
import { YourRanking } from './tools/your-ranking/your-ranking.tsx';

type AnyBlock = (typeof blocks)[number];

/**
 * The component of each block. The compiler reports a block without a component, and a component that does not accept its
 * block's model.
 */
export const components = {
  'all-guides': AllGuides,
  'all-rankings': AllRankings,
  'all-reviews': AllReviews,
  'analytics-state': AnalyticsState,
  'apps-for': AppsFor,
  'article-pros-cons': ArticleProsCons,
  'audit-decoder': AuditDecoder,
  'audit-timeline': AuditTimeline,
  'can-i-watch': CanIWatch,
  'change-log': ChangeLog,
  'compare-overview': CompareOverview,
  'comparison-streaming-table': ComparisonStreamingTable,
  corrections: Corrections,
  'current-offers': CurrentOffers,
  'data-controller': DataController,
  'data-purposes': DataPurposes,
  deals: Deals,
  decision: Decision,
  'do-i-need': DoINeed,
  'evidence-matrix': EvidenceMatrix,
  fact: InlineFact,
  'first-terms': FirstTerms,
  'device-screen': DeviceScreen,
  'did-it-work': DidItWork,
  faq: Faq,
  field: Field,
  glossary: Glossary,
  'home-changes': HomeChanges,
  'home-comparison': HomeComparison,
  'home-guide-cards': HomeGuideCards,
  'home-hero': HomeHero,
  'home-picks': HomePicks,
  'home-price-score': HomePriceScore,
  'home-receipt': HomeReceipt,
  'home-renewal': HomeRenewal,
  'home-tools': HomeTools,
  'home-use-cases': HomeUseCases,
  'home-why-use': HomeWhyUse,
  'how-we-earn': HowWeEarn,
  icon: ContentIcon,
  methodology: Methodology,
  'methodology-change': MethodologyChange,
  'methodology-evidence': MethodologyEvidence,
  'methodology-picks': MethodologyPicks,
  'methodology-profiles': MethodologyProfiles,
  'open-data': OpenData,
  'out-of-date-facts': OutOfDateFacts,
  'ownership-map': OwnershipMap,
  pick: Pick,
  'price-changes': PriceChanges,
  'refund-chooser': RefundChooser,
  'refunds-by-provider': RefundsByProvider,
  'report-link': ReportLink,
  'repository-link': ReportLink,
  amount: Amount,
  saving: Saving,
  'seo-text': SeoText,
  'servers-in': ServersIn,
  'site-author': SiteAuthor,
  'site-owner': SiteOwner,
  'speed-tests': SpeedTests,
  term: GlossaryTerm,
  'tracked-link': TrackedLink,
  'my-vpn': MyVpn,
  'true-cost': TrueCost,
  verdict: Verdict,
  'view-count': ViewCount,
  'vpn-card': VpnCard,
  'vpn-path': VpnPath,
  'vpns-by-facts': VpnsByFacts,
  when: When,
  'worked-score': WorkedScore,
  'your-ranking': YourRanking,
} satisfies {
  readonly [Each in AnyBlock as Each['name']]: ComponentType<Rendered<ReturnType<Each['select']>>>;
};
