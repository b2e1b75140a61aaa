import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import { answerText } from '#evidence/fact/answer-text.ts';
import { type FactView, factView, type MarkView, markView } from '#evidence/fact/fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign.tsx';

/** One fact as a row: what, how sure, who says so, of when. */
export interface FactRow extends Pick<FactView, 'key' | 'label' | 'text' | 'stale' | 'date' | 'phase'> {
  readonly sign: SignKind;
  /** What to know of the answer: whether it protects, how weak it is, its note. */
  readonly remarks: readonly string[];
  readonly source: FactRowSource | undefined;
}

/** The source that a fact rests on most; its mark opens the others. */
export interface FactRowSource {
  readonly mark: MarkView;
  readonly title: string;
}

export interface FactRowGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly FactRow[];
}

/** Every key of the vocabulary, group by group; what nobody knows has a row too. */
export function factRows(providerId: string, site: SiteContext): FactRowGroup[] {
  return site.vocabulary.groups.map(({ id, label, definitions }) => ({
    id,
    label: label[site.locale],
    rows: definitions.map((definition) => factRow(providerId, definition, site)),
  }));
}

function factRow(providerId: string, definition: FactDefinition, site: SiteContext): FactRow {
  const { key } = definition;
  const view = factView(providerId, key, site);
  const { locale, evidence, t } = site;
  const mark = markView(view, site);
  const [first] = view.sources;
  return {
    key,
    label: view.label,
    sign: signOf(view.answer, definition),
    text: answerText(providerId, key, site),
    stale: view.stale,
    remarks: [
      view.isProtective === undefined
        ? undefined
        : t(view.isProtective ? 'review.facts.protective' : 'review.facts.exposing'),
      // An undated source is weak by itself, and the date says so.
      view.isWeak && view.phase !== 'undated' ? evidence.confidence.low.label[locale] : undefined,
      view.note,
    ].filter((remark) => remark !== undefined),
    source: mark && first && { mark, title: first.title },
    date: view.date,
    phase: view.phase,
  };
}

/** Only questions are answered by a sign: beside "none" or a list, a cross would look like a fault. */
function signOf(answer: SignKind | undefined, { type }: FactDefinition): SignKind {
  if (answer === undefined) return 'unknown';
  return type === 'yes-no' || type === 'free-plan' ? answer : 'value';
}

export function factRowId(key: string): string {
  return `fact-${key}`;
}
