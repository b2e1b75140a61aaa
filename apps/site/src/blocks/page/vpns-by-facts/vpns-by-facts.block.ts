import { byAlphabet, formatList } from '@vpn-site/core/i18n/formats.ts';
import type { Words } from '@vpn-site/core/locale/words.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { type CellView, factView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { scoreView } from '#score/score-model.ts';
import { providersByScore } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import {
  columnCell,
  columnLabel,
  columnMistakes,
  type FactColumn,
  isConfirmed,
  parseColumns,
} from './fact-columns.ts';

export const vpnsByFactsBlock = block({
  name: 'vpns-by-facts',
  summary:
    'Every provider with the facts that you name, each with its source: in the alphabet with notes, or in tiers by how many of the facts up-to-date sources confirm, then by overall score.',
  attributes: {
    facts: {
      kind: 'value',
      required: true,
      explanation:
        'keys with a comma between them. Of a list, name one option: "platforms/ios". With "|", another option counts as the same: "protocols/wireguard|nordlynx".',
    },
    tiers: {
      kind: 'flag',
      explanation: 'true counts the facts and begins with who has all of them; each must be yes or no.',
    },
    short: { kind: 'flag', explanation: 'true shows only the sentence, with the table behind a line.' },
  },
  body: 'none',
  problems: ({ facts, tiers }, { vocabulary }) =>
    parseColumns(facts).flatMap((column) => columnMistakes(column, vocabulary, tiers === true)),
  select: ({ facts, tiers, short }, site) =>
    selectVpnsByFacts(parseColumns(facts), { isTiered: tiers === true, isShort: short === true }, site),
  examples: [
    {
      name: 'In tiers',
      source: '{% vpns-by-facts facts="platforms/ios, kill-switch/ios, port-forwarding" tiers=true /%}',
    },
    {
      name: 'One sentence first',
      source: '{% vpns-by-facts facts="platforms/windows, kill-switch/windows" tiers=true short=true /%}',
    },
    { name: 'In the alphabet', source: '{% vpns-by-facts facts="devices, money-back-days" /%}' },
  ],
});

interface FactRow {
  readonly badge: ProviderBadge;
  readonly review: string | undefined;
  /** Undefined if the provider is not ranked, and in a table without tiers. */
  readonly score: string | undefined;
  readonly cells: readonly (CellView & { readonly note: Words | undefined })[];
}

export interface FactTier {
  /** The number of confirmed facts; undefined in a table without tiers. */
  readonly confirmed: number | undefined;
  readonly rows: readonly FactRow[];
}

/**
 * The sentence about the providers that have everything. `best` names the one of them with the best overall score.
 * `closest`: no provider has everything, and it names those that have most.
 */
export interface FactLead {
  readonly kind: 'best' | 'only' | 'all' | 'closest';
  readonly count: number;
  readonly first: string;
  readonly review: string | undefined;
  readonly others: string;
}

export interface VpnsByFactsModel {
  readonly columns: readonly string[];
  readonly lead: FactLead | undefined;
  readonly tiers: readonly FactTier[];
  /** The number of tiers that are open at first. */
  readonly openTiers: number;
  readonly methodology: string | undefined;
}

interface Choice {
  readonly isTiered: boolean;
  readonly isShort: boolean;
}

/** The min number of providers that are visible at first. */
const shownAtOnce = 3;

function selectVpnsByFacts(
  columns: readonly FactColumn[],
  { isTiered, isShort }: Choice,
  site: SiteContext,
): VpnsByFactsModel {
  const tiers = isTiered ? tiersOf(columns, site) : [alphabetOf(columns, site)];
  return {
    columns: columns.map((column) => columnLabel(column, columns, site)),
    lead: isTiered ? certainLead(tiers, columns.length, site) : undefined,
    tiers,
    openTiers: isShort ? 0 : isTiered ? tiersAtOnce(tiers) : tiers.length,
    methodology: isTiered ? site.document('pages/methodology')?.path : undefined,
  };
}

function alphabetOf(columns: readonly FactColumn[], site: SiteContext): FactTier {
  const providers = [...site.providers.values()].toSorted((a, b) => byAlphabet(a.name, b.name, site.locale));
  return {
    confirmed: undefined,
    rows: providers.map((provider) => ({ ...rowOf(provider, columns, site), score: undefined })),
  };
}

function tiersOf(columns: readonly FactColumn[], site: SiteContext): FactTier[] {
  const rows = providersByScore(allPurpose, site).map((provider) => rowOf(provider, columns, site));
  const byCount = Map.groupBy(rows, ({ cells }) => cells.filter(isConfirmed).length);
  return [...byCount]
    .toSorted(([a], [b]) => b - a)
    .map(([confirmed, inTier]) => ({
      confirmed,
      rows: inTier.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, note: undefined })) })),
    }));
}

function rowOf(provider: Provider, columns: readonly FactColumn[], site: SiteContext): FactRow {
  const { rank, valueText } = scoreView(provider.id, allPurpose, site);
  return {
    badge: providerBadge(provider.id, site),
    review: site.reviewPath(provider.id),
    score: rank && valueText,
    cells: columns.map((column) => ({
      ...columnCell(column, provider, site),
      note: factView(provider.id, column.key, site).note,
    })),
  };
}

function tiersAtOnce(tiers: readonly FactTier[]): number {
  let shown = 0;
  const enough = tiers.findIndex(({ rows }) => {
    shown += rows.length;
    return shown >= shownAtOnce;
  });
  return enough < 0 ? tiers.length : enough + 1;
}

function certainLead([top]: readonly FactTier[], all: number, site: SiteContext): FactLead | undefined {
  const [first, ...others] = top?.rows ?? [];
  if (!top || !first || top.confirmed === 0) return undefined;
  const count = top.rows.length;
  const kind =
    top.confirmed !== all ? 'closest' : count === 1 ? 'only' : first.score === undefined ? 'all' : 'best';
  return {
    kind,
    count,
    first: first.badge.name,
    review: first.review,
    others: formatList(
      (kind === 'all' || kind === 'closest' ? [first, ...others] : others).map(({ badge }) => badge.name),
      site.locale,
    ),
  };
}
