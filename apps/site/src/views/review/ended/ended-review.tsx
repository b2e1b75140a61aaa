import type { Node } from '@markdoc/markdoc';
import type { FormerProvider } from '@vpn-site/core/provider/provider.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { renderBody, renderSections } from '#blocks/document/render-body.tsx';
import { selectChangeLog } from '#blocks/page/change-log/change-log.block.ts';
import { ChangeLog } from '#blocks/page/change-log/change-log.tsx';
import { extractVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { EndingNotice } from '#evidence/life/ending-notice.tsx';
import type { ReviewPage } from '#page/page.ts';
import { withFormer } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { FactsSection } from '../facts/facts-section.tsx';
import { type OwnerModel, selectOwner } from '../owner/owner-model.ts';
import { OwnerSection } from '../owner/owner-section.tsx';
import { selectPolicy } from '../policy/policy-model.ts';
import { PolicySection } from '../policy/policy-section.tsx';
import { selectPriceHistory } from '../price-history/price-history-model.ts';
import { PriceHistorySection } from '../price-history/price-history-section.tsx';
import { Section } from '../review-section.tsx';
import { type ReviewSection, recordContent, writtenSections } from '../review-sections.tsx';
import { SectionNav } from '../section-nav/section-nav.tsx';
import { alternativeLinks, lastKnownFacts } from './ended-model.ts';

interface EndedReviewProps {
  readonly page: Pick<ReviewPage, 'title'>;
  readonly former: FormerProvider;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/**
 * The review of a provider that no longer exists: first a notice about this, then what was known about it. It recommends
 * and sells nothing.
 */
export function EndedReview({ page, former, body, site, breadcrumbs, foot }: EndedReviewProps) {
  const t = useTranslations('review');
  const { id } = former;
  const owner = selectOwner(id, site);
  const sections = endedSections(former, owner, body, site);
  return (
    <article className="article review">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{page.title}</h1>
      </header>
      <EndingNotice former={former} links={alternativeLinks(former, site)} site={site} />
      <div className="review-long">
        <SectionNav
          badge={owner.badge}
          score={undefined}
          price={undefined}
          link={undefined}
          entries={sections}
        />
        <div className="review-main">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <Disclosure variant="line" label={t('changes.heading')}>
            <ChangeLog {...selectChangeLog(id, site)} />
          </Disclosure>
        </div>
      </div>
      {foot}
    </article>
  );
}

/**
 * Returns the sections in order: audits and incidents, the policy, the owner and past prices; then our text; then all
 * facts.
 */
function endedSections(
  { id }: FormerProvider,
  owner: OwnerModel,
  body: Node | undefined,
  site: SiteContext,
): ReviewSection[] {
  const { t } = site;
  const policy = selectPolicy(id, site);
  const history = selectPriceHistory(id, site);
  const { groups, count } = lastKnownFacts(id, site);
  const section = (name: string, heading: string, content: ReactNode, note?: string): ReviewSection => ({
    id: name,
    title: heading,
    heading,
    note,
    content,
  });
  return [
    section('audits', t('review.audits.heading'), recordContent(id, site)),
    ...(policy ? [section('policy', t('review.policy.heading'), <PolicySection policy={policy} />)] : []),
    section(
      'owner',
      t('review.ended.owner'),
      <OwnerSection {...owner} since={undefined} group={undefined} />,
    ),
    ...(history
      ? [section('prices', t('priceHistory.heading'), <PriceHistorySection history={history} />)]
      : []),
    ...(body && body.children.length > 0 ? archivedText(body, withFormer(id, site)) : []),
    section(
      'facts',
      t('review.ended.facts', { count }),
      <FactsSection groups={groups} />,
      t('review.ended.factsNote'),
    ),
  ];
}

/**
 * Returns our text about a former provider. It has the sentence of the verdict without its advice on who should buy. The
 * section "What would change our mind" is left out, because nothing can change any more.
 */
function archivedText(body: Node, site: SiteContext): ReviewSection[] {
  const { verdict, rest } = extractVerdict(body);
  const opening = renderSections(rest, site).find(({ heading }) => heading === undefined);
  const heading = site.t('review.ended.text');
  const content = (
    <div className="prose">
      {verdict && renderBody(verdict.sentence, site)}
      {opening?.content}
    </div>
  );
  return [
    { id: 'text', title: heading, heading, content },
    ...writtenSections(rest, site)
      .filter(({ id }) => id !== 'change-our-mind')
      .map((section) => ({ ...section, variant: undefined })),
  ];
}
