import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import type { BlockContext } from '#blocks/block-context.ts';
import { ChangeLog } from '#blocks/change-log/change-log.tsx';
import { selectChangeLog } from '#blocks/change-log/select.ts';
import { evidenceCount } from '#blocks/evidence/evidence-count.ts';
import { selectFact } from '#blocks/fact/select.ts';
import { legendOf } from '#blocks/home-hero/legend.ts';
import { decoderLink } from '#blocks/records/decoder-link.ts';
import { recordRows } from '#blocks/records/record-rows.ts';
import { renderSections } from '#blocks/render-body.tsx';
import { tableOfContents } from '#blocks/table-of-contents.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
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
export function reviewSections(provider: string, body: Node, blocks: BlockContext): ReviewSection[] {
  return inSectionOrder([...writtenSections(provider, body, blocks), ...factSections(provider, blocks)]);
}

function writtenSections(provider: string, body: Node, blocks: BlockContext): ReviewSection[] {
  const titles = new Map(tableOfContents(body).map(({ id, title }) => [id, title]));
  return renderSections(body, blocks).flatMap(({ id, heading, content }) =>
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
                {id === 'not-verified' && <DoubtsList groups={selectDoubts(provider, blocks)} />}
              </>
            ),
          },
        ],
  );
}

function factSections(provider: string, blocks: BlockContext): ReviewSection[] {
  const { t, locale, methodology, asOf } = blocks;
  const section = (id: string, title: string, content: ReactNode, note?: ReactNode): ReviewSection => ({
    id,
    title,
    heading: title,
    note,
    content,
  });
  const { known, all } = evidenceCount(provider, blocks);
  const profile = profileNamed(methodology, 'overall').label[locale];
  const cost = selectCost(provider, blocks);
  const history = selectPriceHistory(provider, blocks);
  const reviews = allReviewsLink(blocks);
  const links = [...comparisonLinks(provider, blocks), ...(reviews ? [reviews] : [])];
  return [
    section(
      'score',
      t('review.score.heading'),
      <ScoreSection provider={provider} blocks={blocks} />,
      t('review.score.note', { profile, version: methodology.version }),
    ),
    section(
      'cost',
      t('review.cost.heading'),
      <CostSection cost={cost} refund={selectFact(provider, 'money-back-days', blocks)} />,
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
      <FactsSection groups={factRows(provider, blocks)} moons={legendOf(blocks).moons} />,
      t('review.facts.note', { known, all }),
    ),
    section(
      'audits',
      t('review.audits.heading'),
      <TimelineSection
        rows={recordRows(provider, blocks)}
        all={decoderLink(provider, blocks)}
        today={asOf}
        locale={locale}
      />,
      t('review.audits.note'),
    ),
    section(
      'platforms',
      t('review.platforms.heading'),
      <PlatformsSection provider={provider} blocks={blocks} />,
    ),
    section('owner', t('review.owner.heading'), <OwnerSection {...selectOwner(provider, blocks)} />),
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
      <ChangeLog {...selectChangeLog(provider, blocks)} />,
      t('review.changes.note'),
    ),
  ];
}
