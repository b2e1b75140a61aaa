import type { ComponentType } from 'react';
import { DataTable } from '#ui/primitives/data-table.tsx';
import { AllReviews } from './all-reviews/all-reviews.tsx';
import { AnalyticsState } from './analytics-state/analytics-state.tsx';
import { ArticleProsCons } from './article-pros-cons/article-pros-cons.tsx';
import { AuditDecoder } from './audit-decoder/audit-decoder.tsx';
import { AuditTimeline } from './audit-timeline/audit-timeline.tsx';
import { ChangeLog } from './change-log/change-log.tsx';
import { CompareOverview } from './compare-overview/compare-overview.tsx';
import { ComparisonStreamingTable } from './comparison-streaming-table/comparison-streaming-table.tsx';
import { Corrections } from './corrections/corrections.tsx';
import { Deals } from './deals/deals.tsx';
import { DoINeed } from './do-i-need/do-i-need.tsx';
import { Fact } from './fact/fact.tsx';
import { Faq } from './faq/faq.tsx';
import { Field } from './field/field.tsx';
import { Glossary } from './glossary/glossary.tsx';
import { HomeComparison } from './home-comparison/home-comparison.tsx';
import { HomeGuideCards } from './home-guide-cards/home-guide-cards.tsx';
import { HomeHero } from './home-hero/home-hero.tsx';
import { HomeMatrix } from './home-matrix/home-matrix.tsx';
import { HomeRenewal } from './home-renewal/home-renewal.tsx';
import { HomeUseCases } from './home-use-cases/home-use-cases.tsx';
import { HomeWhyUse } from './home-why-use/home-why-use.tsx';
import { HowWeEarn } from './how-we-earn/how-we-earn.tsx';
import { ContentIcon } from './icon/content-icon.tsx';
import { Methodology } from './methodology/methodology.tsx';
import { MethodologyProfiles } from './methodology-profiles/methodology-profiles.tsx';
import { OpenData } from './open-data/open-data.tsx';
import { OwnershipMap } from './ownership-map/ownership-map.tsx';
import { PriceChanges } from './price-changes/price-changes.tsx';
import { ProseImage } from './prose/prose-image.tsx';
import { ProseLink } from './prose/prose-link.tsx';
import { ReportLink } from './report-link/report-link.tsx';
import { SeoText } from './seo-text/seo-text.tsx';
import { SiteAuthor } from './site-author/site-author.tsx';
import { GlossaryTerm } from './term/glossary-term.tsx';
import { TrackedLink } from './tracked-link/tracked-link.tsx';
import { TrueCost } from './true-cost/true-cost.tsx';
import { Verdict } from './verdict/verdict.tsx';
import { VpnCard } from './vpn-card/vpn-card.tsx';
import { VpnPath } from './vpn-path/vpn-path.tsx';
import { When } from './when/when.tsx';
import { WorkedScore } from './worked-score/worked-score.tsx';
import { YourRanking } from './your-ranking/your-ranking.tsx';

/** Names in contracts and prose on the left, React on the right. */
// biome-ignore lint/suspicious/noExplicitAny: each component has the props of its own model
export const components: Readonly<Record<string, ComponentType<any>>> = {
  AllReviews,
  AnalyticsState,
  ArticleProsCons,
  AuditDecoder,
  AuditTimeline,
  CompareOverview,
  ChangeLog,
  ComparisonStreamingTable,
  ContentIcon,
  Corrections,
  DataTable,
  Deals,
  DoINeed,
  Fact,
  Faq,
  Field,
  Glossary,
  GlossaryTerm,
  HomeComparison,
  HomeGuideCards,
  HomeHero,
  HomeMatrix,
  HomeRenewal,
  HomeUseCases,
  HomeWhyUse,
  HowWeEarn,
  Methodology,
  MethodologyProfiles,
  OpenData,
  OwnershipMap,
  PriceChanges,
  ProseImage,
  ProseLink,
  ReportLink,
  SeoText,
  SiteAuthor,
  TrackedLink,
  TrueCost,
  Verdict,
  VpnCard,
  VpnPath,
  When,
  WorkedScore,
  YourRanking,
};
