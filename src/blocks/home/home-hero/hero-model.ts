import { fullScore } from '#domain/scoring/full-score.ts';
import { allPurpose, profileNamed } from '#domain/scoring/methodology.ts';
import { firstPlaces } from '#domain/scoring/score-profile.ts';
import { type EvidenceCount, evidenceCount, type Legend, legendOf } from '#evidence/fact/evidence-tally.ts';
import { type BillView, billView } from '#evidence/price/bill.ts';
import { type ReasonView, strongestReasons } from '#evidence/score/reasons.ts';
import {
  hasAged,
  type RulerView,
  rulerView,
  type ScoreView,
  scoreOf,
  scoreView,
} from '#evidence/score/score.ts';
import { formatList } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A provider that nobody stands clearly above. */
export interface HeroFirst {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly place: ScoreView['place'];
  readonly score: RulerView;
  readonly confidence: ScoreView['confidence'];
  /** "up to 8.8"; undefined where nothing is missing. */
  readonly upTo: string | undefined;
  readonly reasons: readonly ReasonView[];
  /** What an author wrote of this provider; undefined where it was written of another. */
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
  readonly evidence: EvidenceCount;
}

export interface HeroPick {
  readonly label: string;
  /** Who is first, or that several share the place. */
  readonly heading: string;
  readonly scale: number;
  /** In the order of the list; several where they share the place. */
  readonly firsts: readonly HeroFirst[];
  /** Of the only first; undefined where several are, or where the real cost is not known. */
  readonly bill: BillView | undefined;
}

interface HeroAction {
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
  readonly headline?: string | undefined;
  readonly profile?: string | undefined;
  readonly pick?: string | undefined;
  readonly takeIf?: string | undefined;
  readonly leaveIf?: string | undefined;
  readonly primary?: string | undefined;
  readonly primaryAnchor?: string | undefined;
  readonly primaryLabel?: string | undefined;
  readonly secondary?: string | undefined;
  readonly secondaryLabel?: string | undefined;
}

/** Enough to say why, few enough to be read; one each where several share the place. */
const reasonCount = 3;

export function selectHero(written: HeroAttributes, site: SiteContext): HomeHeroModel {
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
  const { profile = allPurpose } = written;
  const ids = firstPlaces(site.ranking(profile));
  const [only] = ids;
  if (only === undefined) return undefined;
  const isShared = ids.length > 1;
  const firsts = ids.map((id) => selectFirst(id, isShared ? 1 : reasonCount, written, site));
  const names = firsts.map(({ title }) => title);
  return {
    label: site.t('blocks.homeHero.first', {
      profile: profileNamed(site.methodology, profile).label[site.locale],
    }),
    heading: isShared
      ? site.t('blocks.homeHero.shared', { names: formatList(names, site.locale) })
      : names.join(),
    scale: fullScore,
    firsts,
    bill: isShared ? undefined : billView(only, site),
  };
}

function selectFirst(
  id: string,
  reasons: number,
  { profile = allPurpose, pick, takeIf, leaveIf }: HeroAttributes,
  site: SiteContext,
): HeroFirst {
  const view = scoreView(id, profile, site);
  const score = scoreOf(id, profile, site);
  return {
    provider: id,
    title: view.name,
    reviewPath: site.reviewPath(id),
    place: view.place,
    score: rulerView(view, site),
    confidence: view.confidence,
    upTo: view.possible?.upTo,
    reasons: score ? strongestReasons(score, reasons, site) : [],
    takeIf: pick === id ? takeIf : undefined,
    leaveIf: pick === id ? leaveIf : undefined,
    evidence: evidenceCount(id, site),
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
