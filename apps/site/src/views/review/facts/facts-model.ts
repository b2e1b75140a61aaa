import type { Words } from '@vpn-site/core/locale/words.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactView, factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { priceAnswer } from '#price/answer-text.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';

/** One fact as a row: what, how sure, who says so, of when. */
export interface FactRow extends FactView {
  /** What to know of the answer: how weak it is, its note. */
  readonly remarks: readonly Words[];
  /** Leads to the source that the fact rests on most, and opens the others; undefined where nobody says. */
  readonly mark: MarkView | undefined;
  /** Where pages of the site tell more of what the answer names. */
  readonly pages: readonly { readonly path: string; readonly words: string }[];
  /** What it says of the provider where its group is told in a line; undefined where that is nothing or too much. */
  readonly inShort: string | undefined;
}

export interface FactRowGroup {
  readonly id: string;
  readonly label: string;
  /** The group in a line. */
  readonly summary: string;
  readonly rows: readonly FactRow[];
}

/** Every key of the vocabulary, group by group; what nobody knows has a row too. */
export function factRows(
  providerId: string,
  site: SiteContext,
  isShown: (row: FactRow) => boolean = () => true,
): FactRowGroup[] {
  return site.vocabulary.groups.map(({ id, label, definitions }) => {
    const rows = definitions.map((definition) => factRow(providerId, definition, site)).filter(isShown);
    return { id, label: label[site.locale], summary: summaryOf(rows, site), rows };
  });
}

function factRow(providerId: string, definition: FactDefinition, site: SiteContext): FactRow {
  const { key } = definition;
  const view = factView(providerId, key, site);
  const { locale, evidence } = site;
  const text = key === 'prices' ? priceAnswer(providerId, site) : view.cell;
  return {
    ...view,
    sign: signOf(view.sign, definition),
    text,
    remarks: [
      // An undated source is weak by itself, and the date says so.
      view.isWeak && view.phase !== 'undated' ? evidence.confidence.low.label[locale] : undefined,
      view.note,
    ].filter((remark) => remark !== undefined),
    mark: markView(view, site),
    pages: key === 'blocked-in' ? blockingCountries(providerId, site) : [],
    inShort: view.stale === undefined ? inShort(view, text, definition) : undefined,
  };
}

/** The pages about the countries that block a provider: its fact names the countries, they tell the orders. */
function blockingCountries(providerId: string, site: SiteContext): FactRow['pages'] {
  const codes = knownFact(providerById(providerId, site), 'blocked-in')?.value ?? [];
  return codes.flatMap((code) => {
    const country = site.countries.get(code)?.name[site.locale];
    const path = site.countryPath(code);
    return country === undefined || path === undefined
      ? []
      : [{ path, words: site.t('review.facts.orders', { country }) }];
  });
}

/** Only questions are answered by a sign: beside "none" or a list, a cross would look like a fault. */
function signOf(sign: SignKind, { type }: FactDefinition): SignKind {
  return sign === 'unknown' || type === 'yes-no' || type === 'free-plan' ? sign : 'value';
}

/** Of a question only a yes is worth a word; a value means nothing without its label. */
function inShort({ sign, label }: FactView, text: string, { type }: FactDefinition): string | undefined {
  if (sign === 'yes') return label;
  // How many reports there are says nothing of what they say.
  if (sign !== 'value' || text.length > longest || type === 'streaming' || type === 'speed-reports')
    return undefined;
  return `${label}: ${text}`;
}

const longest = 32;
const lineLength = 52;

/** The first facts of a group that fit into a line. */
function summaryOf(rows: readonly FactRow[], { t }: SiteContext): string {
  const fitting = rows.reduce<string>((line, { inShort: words }) => {
    const longer = [line, words].filter(Boolean).join(' · ');
    return longer.length <= lineLength ? longer : line;
  }, '');
  return fitting || t('review.facts.nothing');
}

export function factRowId(key: string): string {
  return `fact-${key}`;
}

export interface ReviewFactCounts {
  readonly all: number;
  readonly current: number;
  readonly stale: number;
  readonly unknown: number;
}

export function countFacts(groups: readonly FactRowGroup[]): ReviewFactCounts {
  const rows = groups.flatMap((group) => group.rows);
  const unknown = rows.filter(({ sign }) => sign === 'unknown').length;
  const stale = rows.filter((row) => row.stale !== undefined).length;
  return { all: rows.length, current: rows.length - stale - unknown, stale, unknown };
}
