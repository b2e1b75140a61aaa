import { allPurpose, profileNamed } from '#domain/scoring/methodology.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { hasAged } from '#evidence/fact/has-aged.ts';
import { type BillView, billView } from '#evidence/price/bill.ts';
import { type ReasonView, strongestReasons } from '#evidence/score/reasons.ts';
import { type RulerView, rulerView, scoreView } from '#evidence/score/score.ts';
import { type EvidenceCount, evidenceCount, type Legend, legendOf } from '#evidence/tally/evidence-tally.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { BlockAttributes } from '../../block-contract.ts';

export interface HeroPick {
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly profile: string;
  readonly description: string;
  readonly score: RulerView;
  readonly scale: number;
  readonly coverage: string;
  readonly stability: string | undefined;
  readonly top: number;
  readonly reasons: readonly ReasonView[];
  /** What an author wrote of this provider; undefined where it was written of another. */
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
  /** Undefined where the real cost is not known. */
  readonly bill: BillView | undefined;
  readonly evidence: EvidenceCount;
}

export interface HeroAction {
  readonly path: string;
  readonly label: string;
}

export interface HomeHeroModel {
  readonly headline: string;
  /** Undefined where nobody is ranked. */
  readonly pick: HeroPick | undefined;
  /** That nobody is, and whether it ever was otherwise. */
  readonly nobody: string | undefined;
  readonly primary: HeroAction | undefined;
  readonly secondary: HeroAction | undefined;
  readonly legend: Legend;
}

interface HeroAttributes {
  readonly headline?: string;
  readonly profile?: string;
  readonly pick?: string;
  readonly takeIf?: string;
  readonly leaveIf?: string;
  readonly primary?: string;
  readonly primaryAnchor?: string;
  readonly primaryLabel?: string;
  readonly secondary?: string;
  readonly secondaryLabel?: string;
}

/** Enough to say why, few enough to be read. */
const reasonCount = 3;

export function selectHero(attributes: BlockAttributes, site: SiteContext): HomeHeroModel {
  const written = attributes as HeroAttributes;
  const { headline, primary, primaryAnchor, primaryLabel, secondary, secondaryLabel } = written;
  const pick = selectPick(written, site);
  return {
    headline: headline ?? site.t('blocks.homeHero.headline', site.siteWords),
    pick,
    nobody: pick ? undefined : nobodyWords(written.profile ?? allPurpose, site),
    primary:
      primaryAnchor !== undefined && primaryLabel !== undefined
        ? { path: `#${primaryAnchor}`, label: primaryLabel }
        : selectAction(primary, primaryLabel, site),
    secondary: selectAction(secondary, secondaryLabel, site),
    legend: legendOf(site),
  };
}

function selectPick(written: HeroAttributes, site: SiteContext): HeroPick | undefined {
  const { profile: profileId = allPurpose, pick, takeIf, leaveIf } = written;
  const score = site.ranking(profileId).ranking.ranked[0]?.score;
  if (!score) return undefined;
  const { label, description } = profileNamed(site.methodology, profileId);
  const view = scoreView(score.provider, profileId, site);
  return {
    title: view.name,
    reviewPath: site.reviewPath(score.provider),
    profile: label[site.locale],
    description: description[site.locale],
    score: rulerView(view, site),
    scale: fullScore,
    coverage: view.coverageText,
    stability: view.stabilityText,
    top: site.methodology.stability.top,
    reasons: strongestReasons(score, reasonCount, site),
    takeIf: pick === score.provider ? takeIf : undefined,
    leaveIf: pick === score.provider ? leaveIf : undefined,
    bill: billView(score.provider, site),
    evidence: evidenceCount(score.provider, site),
  };
}

function nobodyWords(profile: string, site: SiteContext): string {
  const { label } = profileNamed(site.methodology, profile);
  return site.t(hasAged(profile, site) ? 'blocks.homeHero.noLonger' : 'blocks.homeHero.nobody', {
    profile: label[site.locale],
  });
}

/** A page that does not exist in this language is not offered; without a label, its title is the label. */
function selectAction(
  id: string | undefined,
  label: string | undefined,
  site: SiteContext,
): HeroAction | undefined {
  const page = id === undefined ? undefined : site.document(id);
  return page && { path: page.path, label: label ?? page.title };
}
