import type { Node } from '@markdoc/markdoc';
import { ownershipMapPage } from '@vpn-site/core/provider/ownership.ts';
import { Fragment, type ReactNode } from 'react';
import { headingIds, sectionNodes, tableOfContents } from '#blocks/document/body-structure.ts';
import { renderParts } from '#blocks/document/render-body.tsx';
import { factView, markView } from '#evidence/fact/fact-view.ts';
import { decoderLink, recordRows } from '#evidence/record/records.ts';
import { receiptAnchor } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import { selectCost } from './cost/cost-model.ts';
import { CostSection } from './cost/cost-section.tsx';
import { countFacts, factRows } from './facts/facts-model.ts';
import { FactsSection } from './facts/facts-section.tsx';
import { GoodAndBad } from './good-and-bad/good-and-bad.tsx';
import { splitWrittenProsAndCons } from './good-and-bad/good-and-bad-model.ts';
import { choicePath, comparisonLinks, recommendations, recommendedProviders } from './links/links-model.ts';
import { LinksSection } from './links/links-section.tsx';
import { CountriesSection } from './measured/countries-section.tsx';
import { SpeedSection } from './measured/speed-section.tsx';
import { StreamingSection } from './measured/streaming-section.tsx';
import { selectOwner } from './owner/owner-model.ts';
import { OwnerSection } from './owner/owner-section.tsx';
import { PlatformsSection } from './platforms/platforms-section.tsx';
import { selectPolicy } from './policy/policy-model.ts';
import { PolicySection } from './policy/policy-section.tsx';
import { selectPriceHistory } from './price-history/price-history-model.ts';
import { ScoreSection } from './score/score-section.tsx';
import { TimelineSection } from './timeline/timeline-section.tsx';

export interface ReviewSection {
  readonly id: string;
  /** A short plain text for the section navigation. */
  readonly title: string;
  readonly heading: ReactNode;
  /** A line next to the heading, or a link to more. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
  /**
   * On wide screens, two `half` sections are side by side. An `unnamed` section has a heading only for screen readers,
   * because its parts have their own headings.
   */
  readonly variant?: 'half' | 'unnamed' | undefined;
}

/**
 * Ids of two sections that every review has in its text. They are side by side and have their own titles in the section
 * navigation.
 */
const halves = ['not-verified', 'change-our-mind'] as const;
const isHalf = (id: string): id is (typeof halves)[number] => halves.some((half) => half === id);

/**
 * Returns all sections under the answer, in order: pros and cons, the written sections, and then the facts that no written
 * section shows.
 */
export function reviewSections(provider: string, body: Node, site: SiteContext): ReviewSection[] {
  const facts = factSections(provider, body, site);
  const figures = new Map(facts.map(({ id, content }) => [id, content]));
  const written = writtenSections(body, site, figures);
  const shown = new Set(headingIds(splitWrittenProsAndCons(body).rest));
  const [goodAndBad, ...rest] = facts.filter(({ id }) => !shown.has(id));
  return [...(goodAndBad ? [goodAndBad] : []), ...written, ...rest];
}

/** The data that the provider stores about its users, in its own terms, for reviews whose text does not mention it. */
function StoredData({ provider, site }: { readonly provider: string; readonly site: SiteContext }) {
  const fact = factView(provider, 'logging', site);
  return (
    fact.sentence !== undefined && (
      <p>
        <CitedSentence text={fact.sentence} mark={markView(fact, site)} />
      </p>
    )
  );
}

/** Whether the section about trust states what the provider stores about its users. */
function mentionsStoredData(provider: string, body: Node): boolean {
  const trust = sectionNodes(splitWrittenProsAndCons(body).rest, 'trust').flatMap((node) => [...node.walk()]);
  return trust.some(
    ({ tag, attributes }) =>
      tag === 'fact' && attributes.provider === provider && attributes.key === 'logging',
  );
}

/** Audits and incidents on one timeline. */
export function recordContent(provider: string, site: SiteContext): ReactNode {
  return <TimelineSection rows={recordRows(provider, site)} site={site} />;
}

/**
 * Returns the sections that an editor wrote. If a second- or third-level heading has the id of a fact section, the figure
 * of that section follows the text.
 */
export function writtenSections(
  body: Node,
  site: SiteContext,
  figures: ReadonlyMap<string, ReactNode> = new Map(),
): ReviewSection[] {
  const { rest } = splitWrittenProsAndCons(body);
  const titles = new Map(tableOfContents(rest, site.locale).map(({ id, title }) => [id, title]));
  return renderParts(rest, site).flatMap(({ id, heading, parts }) =>
    id === undefined || heading === undefined
      ? []
      : [
          {
            id,
            title: isHalf(id) ? site.t(`review.spine.${id}`) : (titles.get(id) ?? id),
            heading,
            content: parts.map((part, position) => (
              <Fragment key={part.id ?? position}>
                <div className="prose">{part.content}</div>
                {part.id !== undefined && figures.get(part.id)}
              </Fragment>
            )),
            ...(isHalf(id) && { variant: 'half' as const }),
          },
        ],
  );
}

function factSections(provider: string, body: Node, site: SiteContext): ReviewSection[] {
  const { t } = site;
  const facts = factRows(provider, site);
  const counts = countFacts(facts);
  const cost = selectCost(provider, site);
  const links = comparisonLinks(provider, recommendedProviders(provider, body, site), site);
  const link = (href: string | undefined, words: string) =>
    href === undefined ? undefined : <a href={href}>{words}</a>;
  const decoder = decoderLink(provider, site);
  const policy = selectPolicy(provider, site);
  const section = (
    id: 'score' | 'cost' | 'streaming' | 'speed' | 'countries' | 'audits' | 'policy' | 'owner' | 'platforms',
    content: ReactNode,
    note?: ReactNode,
  ): ReviewSection => ({
    id,
    title: t(`review.spine.${id}`),
    heading: t(`review.${id}.heading`),
    note,
    content,
  });
  const sides = t('review.sides.heading');
  const allFacts = t('review.facts.heading', { count: counts.all });
  return [
    {
      id: 'good-and-bad',
      title: sides,
      heading: sides,
      variant: 'unnamed',
      content: <GoodAndBad provider={provider} body={body} site={site} />,
    },
    section(
      'score',
      <ScoreSection provider={provider} site={site} />,
      link(site.document('pages/methodology')?.path, t('review.score.how')),
    ),
    section(
      'cost',
      <CostSection cost={cost} history={selectPriceHistory(provider, site)} />,
      link(cost.receipt?.tool && cost.receipt.tool + receiptAnchor, t('review.cost.try')),
    ),
    section(
      'streaming',
      <StreamingSection provider={provider} site={site} />,
      link(site.roundupPath('streaming'), t('review.streaming.all')),
    ),
    section('speed', <SpeedSection provider={provider} site={site} />, t('review.speed.note')),
    section('countries', <CountriesSection provider={provider} site={site} />),
    section(
      'audits',
      <>
        {!mentionsStoredData(provider, body) && <StoredData provider={provider} site={site} />}
        {recordContent(provider, site)}
      </>,
      decoder && link(decoder.href, decoder.title),
    ),
    ...(policy ? [section('policy', <PolicySection policy={policy} />)] : []),
    section(
      'owner',
      <OwnerSection {...selectOwner(provider, site)} />,
      link(site.document(ownershipMapPage)?.path, t('review.owner.map')),
    ),
    section('platforms', <PlatformsSection provider={provider} site={site} />),
    {
      id: 'facts',
      title: allFacts,
      heading: allFacts,
      note: t('review.facts.note', { ...counts }),
      content: <FactsSection groups={facts} />,
    },
    ...(links.length > 0
      ? [
          {
            id: recommendations,
            title: t('review.spine.compare'),
            heading: t('review.links.heading'),
            note: link(choicePath(site), t('review.links.any')),
            content: <LinksSection links={links} />,
          },
        ]
      : []),
  ];
}
