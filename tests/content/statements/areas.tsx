import Markdoc from '@markdoc/markdoc';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { factView } from '@vpn-site/site/evidence/fact/fact-view.ts';
import { recordRows } from '@vpn-site/site/evidence/record/records.ts';
import { deductionView } from '@vpn-site/site/score/deduction.ts';
import { groupLine } from '@vpn-site/site/score/group-line.ts';
import { outcomeOf, strengthsOf } from '@vpn-site/site/score/outcome-model.ts';
import { rankStatus } from '@vpn-site/site/score/rank-status.ts';
import { criterionAnswers } from '@vpn-site/site/score/reasons.ts';
import type { SiteContext } from '@vpn-site/site/site/site-context.ts';
import { ComparisonView } from '@vpn-site/site/views/comparison/comparison-view.tsx';
import { MissingForRank } from '@vpn-site/site/views/review/missing/missing-for-rank.tsx';
import { reviewSections } from '@vpn-site/site/views/review/review-sections.tsx';
import { ReviewView } from '@vpn-site/site/views/review/review-view.tsx';
import { RoundupView } from '@vpn-site/site/views/roundup/roundup-view.tsx';

/** Texts about one provider or a pair, and the part of the site that writes them. */
interface AreaText {
  readonly ids: readonly string[];
  readonly draw: (site: SiteContext) => unknown;
}

/** A part of the site whose sentences are checked. */
export interface Area {
  /** The number of made-up sites, with six providers each. */
  readonly sites: number;
  readonly texts: (site: SiteContext) => AreaText[];
}

function ofEach(draw: (id: string, site: SiteContext) => unknown): Area['texts'] {
  return (site) => [...site.providers.keys()].map((id) => ({ ids: [id], draw: (own) => draw(id, own) }));
}

const page = { path: '/x', locale: 'en', alternates: [], layout: 'default', title: 'x' };
const measured = ['streaming', 'speed', 'countries', 'owner'];

export const areas: Readonly<Record<string, Area>> = {
  'the outcomes of criteria': {
    sites: 84,
    texts: ofEach((id, site) => [
      ...site.methodology.criteria.map((criterion) =>
        outcomeOf(id, criterion.id, 'overall', site, 'against'),
      ),
      outcomeOf(id, 'incidents', 'overall', site),
      ...site.vocabulary.groups.map((group) => groupLine(id, group.id, 'overall', site)),
      ...strengthsOf(id, 'overall', site, 8),
    ]),
  },
  'facts, audits, incidents and scores': {
    sites: 84,
    texts: ofEach((id, site) => [
      ...allDefinitions(site.vocabulary).map(({ key }) => factView(id, key, site)),
      recordRows(id, site),
      ...site.methodology.criteria.map((criterion) => criterionAnswers(id, criterion, site)),
      deductionView(id, site),
      ...['overall', 'free'].map((profile) => rankStatus(id, profile, site)),
    ]),
  },
  'sections of a review': {
    sites: 14,
    texts: ofEach((id, site) => [
      <MissingForRank key="missing" provider={id} site={site} />,
      ...reviewSections(id, new Markdoc.Ast.Node('document'), site)
        .filter((section) => measured.includes(section.id))
        .map(({ content }) => content),
    ]),
  },
  reviews: {
    sites: 4,
    texts: ofEach((id, site) => (
      <ReviewView
        page={{ ...page, kind: 'review', provider: id } as never}
        body={undefined}
        site={site}
        breadcrumbs={null}
        foot={null}
      />
    )),
  },
  comparisons: {
    sites: 6,
    texts: (site) =>
      [0, 2, 4].map((at) => {
        const pair = [...site.providers.keys()].slice(at, at + 2);
        return {
          ids: pair,
          draw: (own) => (
            <ComparisonView
              page={{ ...page, kind: 'comparison', pair, names: pair } as never}
              body={undefined}
              site={own}
              breadcrumbs={null}
              foot={null}
            />
          ),
        };
      }),
  },
  rankings: {
    sites: 12,
    texts: (site) =>
      ['overall', 'free', 'streaming'].map((profile) => ({
        ids: [...site.providers.keys()],
        draw: (own) => (
          <RoundupView
            page={{ ...page, kind: 'roundup', profile, lede: undefined } as never}
            body={undefined}
            site={own}
            breadcrumbs={null}
            foot={null}
          />
        ),
      })),
  },
};
