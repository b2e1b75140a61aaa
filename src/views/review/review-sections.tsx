import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { tableOfContents } from '#blocks/document/body-structure.ts';
import { renderSections } from '#blocks/document/render-body.tsx';
import { selectChangeLog } from '#blocks/page/change-log/change-log.block.ts';
import { ChangeLog } from '#blocks/page/change-log/change-log.tsx';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { evidenceCount, legendOf } from '#evidence/fact/evidence-tally.ts';
import { selectFact } from '#evidence/fact/fact.ts';
import { decoderLink, recordRows } from '#evidence/record/records.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectCost } from './cost/cost-model.ts';
import { CostSection } from './cost/cost-section.tsx';
import { DoubtsList } from './doubts/doubts-list.tsx';
import { selectDoubts } from './doubts/doubts-model.ts';
import { factRows } from './facts/facts-model.ts';
import { FactsSection } from './facts/facts-section.tsx';
import { allReviewsLink, comparisonLinks } from './links/links-model.ts';
import { LinksSection } from './links/links-section.tsx';
import { selectOwner } from './owner/owner-model.ts';
import { OwnerSection } from './owner/owner-section.tsx';
import { PlatformsSection } from './platforms/platforms-section.tsx';
import { selectPriceHistory } from './price-history/price-history-model.ts';
import { PriceHistorySection } from './price-history/price-history-section.tsx';
import { ScoreSection } from './score/score-section.tsx';
import { inSectionOrder } from './section-order.ts';
import { TestsSection } from './tests/tests-section.tsx';
import { TimelineSection } from './timeline/timeline-section.tsx';

export interface ReviewSection {
  readonly id: string;
  /** In plain words, for the contents. */
  readonly title: string;
  readonly heading: ReactNode;
  readonly note?: ReactNode;
  readonly content: ReactNode;
}

/** Everything under the opening, in order. */
export function reviewSections(provider: string, body: Node, site: SiteContext): ReviewSection[] {
  return inSectionOrder([...writtenSections(provider, body, site), ...factSections(provider, site)]);
}

function writtenSections(provider: string, body: Node, site: SiteContext): ReviewSection[] {
  const titles = new Map(tableOfContents(body).map(({ id, title }) => [id, title]));
  return renderSections(body, site).flatMap(({ id, heading, content }) =>
    id === undefined || heading === undefined
      ? []
      : [
          {
            id,
            title: titles.get(id) ?? id,
            heading,
            content: (
              <>
                <div className="prose">{content}</div>
                {id === 'not-verified' && <DoubtsList groups={selectDoubts(provider, site)} />}
              </>
            ),
          },
        ],
  );
}

function factSections(provider: string, site: SiteContext): ReviewSection[] {
  const { t, locale, methodology, asOf } = site;
  const section = (id: string, title: string, content: ReactNode, note?: ReactNode): ReviewSection => ({
    id,
    title,
    heading: title,
    note,
    content,
  });
  const { known, all } = evidenceCount(provider, site);
  const profile = profileNamed(methodology, 'overall').label[locale];
  const cost = selectCost(provider, site);
  const history = selectPriceHistory(provider, site);
  const reviews = allReviewsLink(site);
  const links = [...comparisonLinks(provider, site), ...(reviews ? [reviews] : [])];
  return [
    section(
      'score',
      t('review.score.heading'),
      <ScoreSection provider={provider} site={site} />,
      t('review.score.note', { profile, version: methodology.version }),
    ),
    section(
      'cost',
      t('review.cost.heading'),
      <CostSection cost={cost} refund={selectFact(provider, 'money-back-days', site)} />,
      cost.note,
    ),
    section(
      'price-history',
      t('priceHistory.heading'),
      <PriceHistorySection history={history} />,
      history?.note,
    ),
    section(
      'facts',
      t('review.facts.heading'),
      <FactsSection groups={factRows(provider, site)} moons={legendOf(site).moons} />,
      t('review.facts.note', { known, all }),
    ),
    section(
      'audits',
      t('review.audits.heading'),
      <TimelineSection
        rows={recordRows(provider, site)}
        all={decoderLink(provider, site)}
        today={asOf}
        locale={locale}
      />,
      t('review.audits.note'),
    ),
    section(
      'tests',
      t('review.tests.heading'),
      <TestsSection provider={provider} site={site} />,
      t('review.tests.note'),
    ),
    section('platforms', t('review.platforms.heading'), <PlatformsSection provider={provider} site={site} />),
    section('owner', t('review.owner.heading'), <OwnerSection {...selectOwner(provider, site)} />),
    ...(links.length > 0
      ? [
          section(
            'compare',
            t('review.links.heading'),
            <LinksSection links={links} />,
            t('review.links.note'),
          ),
        ]
      : []),
    section(
      'changes',
      t('review.changes.heading'),
      <ChangeLog {...selectChangeLog(provider, site)} />,
      t('review.changes.note'),
    ),
  ];
}
