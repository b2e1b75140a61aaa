import Markdoc, { type Node } from '@markdoc/markdoc';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { renderBody, renderSections } from '#blocks/document/render-body.tsx';
import { selectTrackedLink } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { selectChangeLog } from '#blocks/page/change-log/change-log.block.ts';
import { ChangeLog } from '#blocks/page/change-log/change-log.tsx';
import { extractVerdict, selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { HomeOrders } from '#evidence/orders/orders.tsx';
import type { ReviewPage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { EmptyText } from '../empty-text.tsx';
import { CustomerNote } from './cost/customer-note.tsx';
import { EndedReview } from './ended/ended-review.tsx';
import { splitWrittenProsAndCons } from './good-and-bad/good-and-bad-model.ts';
import { choicePath } from './links/links-model.ts';
import { MissingForRank } from './missing/missing-for-rank.tsx';
import { Section } from './review-section.tsx';
import { reviewSections } from './review-sections.tsx';
import { SectionNav } from './section-nav/section-nav.tsx';

interface ReviewViewProps {
  readonly page: ReviewPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** A review of one provider: the answer, then facts and an editor's text, with a section navigation. */
export function ReviewView(props: ReviewViewProps) {
  const former = props.site.formerProviders.get(props.page.provider);
  return former ? <EndedReview {...props} former={former} /> : <CurrentReview {...props} />;
}

function CurrentReview({ page, body, site, breadcrumbs, foot }: ReviewViewProps) {
  const t = useTranslations('review');
  const { provider, title } = page;
  const { verdict, rest } = extractVerdict(body ?? new Markdoc.Ast.Node('document'));
  const written = { provider, profile: allPurpose, takeIf: verdict?.takeIf, leaveIf: verdict?.leaveIf };
  const answer = selectVerdict(written, site);
  const sections = reviewSections(provider, rest, site);
  const opening = renderSections(splitWrittenProsAndCons(rest).rest, site).find(
    ({ heading }) => heading === undefined,
  );
  return (
    <article className="article review print-summary">
      {breadcrumbs}
      <TaxLine site={site} />
      <Verdict {...answer} level={1} title={title} compare={choicePath(site)}>
        {verdict ? renderBody(verdict.sentence, site) : <EmptyText />}
      </Verdict>
      <CustomerNote provider={provider} site={site} />
      <MissingForRank provider={provider} site={site} />
      <HomeOrders provider={provider} site={site} />
      <div className="review-long">
        <SectionNav
          badge={answer.face}
          score={answer.rankStatus.score?.valueText}
          price={answer.price}
          link={selectTrackedLink(provider, 'review', site)}
          entries={sections}
        />
        <div className="review-main">
          {opening && <div className="prose">{opening.content}</div>}
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <Disclosure variant="line" label={t('changes.heading')}>
            <ChangeLog {...selectChangeLog(provider, site)} />
          </Disclosure>
        </div>
      </div>
      {foot}
    </article>
  );
}
