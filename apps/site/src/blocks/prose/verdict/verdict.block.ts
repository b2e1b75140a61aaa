import Markdoc, { type Node } from '@markdoc/markdoc';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import type { Placement } from '@vpn-site/core/outbound/outbound-click.ts';
import { block } from '#blocks/block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type OfferLineModel, offerLine } from '#price/current-offer.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { type EvidenceCount, evidenceCount } from '#score/evidence-count.ts';
import { type MainDrawbackView, mainDrawback } from '#score/main-drawback.ts';
import { type RankStatus, rankStatus } from '#score/rank-status.ts';
import { type ScoreScaleView, scoreScale } from '#score/score-scale-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { roleOf } from './role.ts';

export const verdictBlock = block({
  name: 'verdict',
  summary:
    'The answer that leads a page: who, why in one sentence, for whom it is and for whom not, the price, the catch, where to go, and one word for how sure we are. The body is the sentence.',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'the provider, by the name of its file in facts/providers.',
    },
    profile: {
      kind: 'profile',
      explanation: 'the list it is judged in; "overall" where nothing is said.',
    },
    takeIf: { kind: 'text', explanation: 'for whom it is; continues "Choose it if".' },
    leaveIf: { kind: 'text', explanation: 'for whom it is not; continues "Skip it if".' },
  },
  body: 'prose',
  select: ({ provider, profile = 'overall', takeIf, leaveIf }, site) =>
    selectVerdict({ provider, profile, takeIf, leaveIf }, site),
  examples: [
    {
      name: 'The first of a list',
      source: [
        '{% verdict provider="@1" takeIf="you want one provider for most things, from a company that lets outsiders look." leaveIf="you want to pay month by month." %}',
        'Outsiders have looked: {% fact provider="@1" key="audits" /%}.',
        '{% /verdict %}',
      ].join('\n'),
    },
    {
      name: 'Further down',
      source: [
        '{% verdict provider="@2" profile="torrenting" leaveIf="you want the first of the list." %}',
        'Not the first, but not far behind.',
        '{% /verdict %}',
      ].join('\n'),
    },
    {
      name: 'Not ranked, price not known',
      source: [
        '{% verdict provider="@last" profile="free" takeIf="you pay for it anyway." %}',
        'Too little is known of it.',
        '{% /verdict %}',
      ].join('\n'),
    },
  ],
});

export interface VerdictModel {
  readonly face: ProviderBadge;
  /** The provider's role in this ranking: our pick, or its tier. */
  readonly role: string;
  readonly rankStatus: RankStatus;
  /** The score compared with the others; undefined if the provider is not ranked. */
  readonly scale: ScoreScaleView | undefined;
  /** A valid code or special price. Never set on the home page or in a ranking of free plans. */
  readonly offer: OfferLineModel | undefined;
  readonly price: PriceLine;
  readonly mainDrawback: MainDrawbackView | undefined;
  readonly link: TrackedLinkModel;
  /** The path of the review; undefined on the review itself. */
  readonly review: string | undefined;
  readonly evidence: EvidenceCount;
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
}

interface VerdictAttributes {
  readonly provider: string;
  readonly profile: string;
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
}

export function selectVerdict(
  attributes: VerdictAttributes,
  site: SiteContext,
  placement: Placement = 'verdict',
): VerdictModel {
  const { provider, profile, takeIf, leaveIf } = attributes;
  const price = priceLine(provider, profile, site);
  return {
    face: providerBadge(provider, site),
    role: roleOf(provider, profile, site),
    rankStatus: rankStatus(provider, profile, site),
    scale: scoreScale(provider, profile, site),
    offer: placement === 'home' || price.kind === 'free' ? undefined : offerLine(provider, site),
    price,
    mainDrawback: mainDrawback(provider, profile, site),
    review: placement === 'verdict' ? undefined : site.reviewPath(provider),
    link: selectTrackedLink(provider, placement, site),
    evidence: evidenceCount(provider, site),
    takeIf: takeIf && addNoBreakSpaces(takeIf, site.locale),
    leaveIf: leaveIf && addNoBreakSpaces(leaveIf, site.locale),
  };
}

/** The author's verdict on the first provider of a ranking. */
export interface WrittenVerdict {
  readonly provider: string | undefined;
  readonly profile: string | undefined;
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
  /** The author's sentence, as a document that can be rendered separately. */
  readonly sentence: Node;
  readonly line: number;
}

interface BodyWithVerdict {
  readonly verdict: WrittenVerdict | undefined;
  readonly rest: Node;
}

/** Extracts the verdict from the body, because it is shown at the top of the page, wherever the author wrote it. */
export function extractVerdict(body: Node): BodyWithVerdict {
  const found = body.children.find(({ type, tag }) => type === 'tag' && tag === 'verdict');
  return {
    verdict: found && {
      provider: textIn(found, 'provider'),
      profile: textIn(found, 'profile'),
      takeIf: textIn(found, 'takeIf'),
      leaveIf: textIn(found, 'leaveIf'),
      sentence: new Markdoc.Ast.Node('document', {}, found.children),
      line: (found.lines[0] ?? 0) + 1,
    },
    rest: new Markdoc.Ast.Node(
      'document',
      body.attributes,
      body.children.filter((child) => child !== found),
    ),
  };
}

function textIn({ attributes }: Node, name: string): string | undefined {
  const value: unknown = attributes[name];
  return typeof value === 'string' ? value : undefined;
}
