import { profileNamed } from '#domain/scoring/methodology.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { type BillView, billView } from '../evidence/bill-view.ts';
import { type EvidenceCount, evidenceCount } from '../evidence/evidence-count.ts';
import { fullScore } from '../evidence/full-score.ts';
import { allPurpose } from '../evidence/group-weights.ts';
import { hasAged } from '../evidence/has-aged.ts';
import { type ReasonView, strongestReasons } from '../evidence/reason-views.ts';
import { type RulerView, rulerView } from '../evidence/ruler-view.ts';
import { scoreView } from '../evidence/score-view.ts';
import { type Legend, legendOf } from './legend.ts';

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

export function selectHero(attributes: BlockAttributes, context: BlockContext): HomeHeroModel {
  const written = attributes as HeroAttributes;
  const { headline, primary, primaryAnchor, primaryLabel, secondary, secondaryLabel } = written;
  const pick = selectPick(written, context);
  return {
    headline: headline ?? context.t('blocks.homeHero.headline', context.siteWords),
    pick,
    nobody: pick ? undefined : nobodyWords(written.profile ?? allPurpose, context),
    primary:
      primaryAnchor !== undefined && primaryLabel !== undefined
        ? { path: `#${primaryAnchor}`, label: primaryLabel }
        : selectAction(primary, primaryLabel, context),
    secondary: selectAction(secondary, secondaryLabel, context),
    legend: legendOf(context),
  };
}

function selectPick(written: HeroAttributes, context: BlockContext): HeroPick | undefined {
  const { profile: profileId = allPurpose, pick, takeIf, leaveIf } = written;
  const score = context.ranking(profileId).ranking.ranked[0]?.score;
  if (!score) return undefined;
  const { label, description } = profileNamed(context.methodology, profileId);
  const view = scoreView(score.provider, profileId, context);
  return {
    title: view.name,
    reviewPath: context.reviewPath(score.provider),
    profile: label[context.locale],
    description: description[context.locale],
    score: rulerView(view, context),
    scale: fullScore,
    coverage: view.coverageText,
    stability: view.stabilityText,
    top: context.methodology.stability.top,
    reasons: strongestReasons(score, reasonCount, context),
    takeIf: pick === score.provider ? takeIf : undefined,
    leaveIf: pick === score.provider ? leaveIf : undefined,
    bill: billView(score.provider, context),
    evidence: evidenceCount(score.provider, context),
  };
}

function nobodyWords(profile: string, context: BlockContext): string {
  const { label } = profileNamed(context.methodology, profile);
  return context.t(hasAged(profile, context) ? 'blocks.homeHero.noLonger' : 'blocks.homeHero.nobody', {
    profile: label[context.locale],
  });
}

/** A page that does not exist in this language is not offered; without a label, its title is the label. */
function selectAction(
  id: string | undefined,
  label: string | undefined,
  context: BlockContext,
): HeroAction | undefined {
  const page = id === undefined ? undefined : context.document(id);
  return page && { path: page.path, label: label ?? page.title };
}
