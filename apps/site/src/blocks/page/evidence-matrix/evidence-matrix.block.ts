import { formatList } from '@vpn-site/core/i18n/formats.ts';
import { bases, hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { isStale } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { firstRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { block } from '#blocks/block.ts';
import { providersByScore } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const evidenceMatrixBlock = block({
  name: 'evidence-matrix',
  summary:
    'All that is known and all that is not: one strip per provider, one mark per fact. The height says how strong the evidence is, the filling how fresh.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMatrix(site),
  examples: [{ name: 'All providers', source: '{% evidence-matrix /%}' }],
});

/** The reliability of a fact: sound, weak (undated or from one weak source), too old, or unknown. */
export type CellState = 'sound' | 'weak' | 'stale' | 'unknown';

export interface MatrixCell {
  readonly state: CellState;
  /** The strength of the basis: 1 for the weakest and more for stronger ones; 0 if nothing is known. */
  readonly strength: number;
}

export interface MatrixRow {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly isFirst: boolean;
  /** One cell per fact, in the order of the columns. */
  readonly cells: readonly MatrixCell[];
  readonly counts: Readonly<Record<CellState, number>>;
}

export interface EvidenceMatrixModel {
  readonly title: string;
  readonly note: string;
  readonly groups: readonly { readonly id: string; readonly label: string; readonly size: number }[];
  readonly rows: readonly MatrixRow[];
  /** The strength of the strongest basis. */
  readonly strongest: number;
  /** Sentence with the facts that are known for the fewest providers. */
  readonly leastKnown: string;
}

const maxGaps = 3;

export function selectMatrix(site: SiteContext): EvidenceMatrixModel {
  const { t, vocabulary, locale } = site;
  const firsts = firstRanked(site.ranking(allPurpose));
  const rows = providersByScore(allPurpose, site).map((provider) =>
    matrixRow(provider, firsts.includes(provider.id), site),
  );
  return {
    title: t('blocks.evidenceMatrix.label'),
    note: t('blocks.evidenceMatrix.note', {
      providers: rows.length,
      facts: allDefinitions(vocabulary).length,
    }),
    groups: vocabulary.groups.map(({ id, label, definitions }) => ({
      id,
      label: label[locale],
      size: definitions.length,
    })),
    rows,
    strongest: bases.length,
    leastKnown: leastKnownText(rows, site),
  };
}

function matrixRow(provider: Provider, isFirst: boolean, site: SiteContext): MatrixRow {
  const cells = allDefinitions(site.vocabulary).map((definition): MatrixCell => {
    const fact = factOf(provider, definition.key);
    if (!isKnown(fact)) return { state: 'unknown', strength: 0 };
    const strength = bases.length - bases.indexOf(fact.basis);
    if (isStale(fact, definition, site.asOf)) return { state: 'stale', strength };
    return { state: hasLowConfidence(fact) ? 'weak' : 'sound', strength };
  });
  const count = (state: CellState) => cells.filter((cell) => cell.state === state).length;
  return {
    provider: provider.id,
    title: provider.name,
    reviewPath: site.reviewPath(provider.id),
    isFirst,
    cells,
    counts: {
      sound: count('sound'),
      weak: count('weak'),
      stale: count('stale'),
      unknown: count('unknown'),
    },
  };
}

function leastKnownText(rows: readonly MatrixRow[], site: SiteContext): string {
  const { vocabulary, locale, t } = site;
  const gaps = allDefinitions(vocabulary)
    .map(({ label }, column) => ({
      label: label[locale],
      known: rows.filter(({ cells }) => cells[column]?.state !== 'unknown').length,
    }))
    .toSorted((a, b) => a.known - b.known)
    .slice(0, maxGaps)
    .map(({ label, known }) => t('blocks.evidenceMatrix.gap', { label, known, all: rows.length }));
  return t('blocks.evidenceMatrix.leastKnown', { gaps: formatList(gaps, site.locale) });
}
