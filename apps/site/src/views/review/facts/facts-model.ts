import type { Words } from '@vpn-site/core/locale/words.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import type { FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactView, factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { priceAnswer } from '#price/answer-text.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';

/** One fact as a row: answer, confidence, source and date. */
export interface FactRow extends FactView {
  /** Remarks about the answer: that confidence is low, and the fact's note. */
  readonly remarks: readonly Words[];
  /** The source mark. It links to the strongest source and opens the card with all of them. Undefined without a source. */
  readonly mark: MarkView | undefined;
  /** Links to our pages about things that the answer mentions, such as countries. */
  readonly pages: readonly { readonly path: string; readonly words: string }[];
  /** A short text for the summary of the fact's group; undefined if the answer is too long or not worth mentioning there. */
  readonly shortText: string | undefined;
}

export interface FactRowGroup {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly rows: readonly FactRow[];
}

/** Returns a row for every key of the vocabulary, by group. Unknown facts have a row too. */
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
      // A fact without a date always has low confidence, and the date column already shows that.
      view.isWeak && view.phase !== 'undated' ? evidence.confidence.low.label[locale] : undefined,
      view.note,
    ].filter((remark) => remark !== undefined),
    mark: markView(view, site),
    pages: key === 'blocked-in' ? blockingCountries(providerId, site) : [],
    shortText: view.stale === undefined ? shortText(view, text, definition) : undefined,
  };
}

/**
 * Returns links to the pages about countries that block a provider. The fact only names the countries; the pages describe
 * the orders.
 */
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

/**
 * Returns the icon of a row. Only yes/no questions have one, because a cross next to "none" or a list would look like a
 * fault.
 */
function signOf(sign: SignKind, { type }: FactDefinition): SignKind {
  return sign === 'unknown' || type === 'yes-no' || type === 'free-plan' ? sign : 'value';
}

/**
 * Returns only the label for a yes, and label and text for a value, which makes no sense without its label. Undefined for
 * all other answers.
 */
function shortText({ sign, label }: FactView, text: string, { type }: FactDefinition): string | undefined {
  if (sign === 'yes') return label;
  // The number of reports says nothing about their results.
  if (sign !== 'value' || text.length > maxTextLength || type === 'streaming' || type === 'speed-reports')
    return undefined;
  return `${label}: ${text}`;
}

const maxTextLength = 32;
const lineLength = 52;

/** Joins the first facts of a group that fit on one line. */
function summaryOf(rows: readonly FactRow[], { t }: SiteContext): string {
  const fitting = rows.reduce<string>((line, { shortText: words }) => {
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
