import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/** In characters as browsers count them, so that a form that takes a text is never refused for its length. */
export const maxWrongLength = 2000;
export const maxSourceLength = 1000;

/** The names of the form's fields. The last is hidden and stays empty; programs that fill every field do not know that. */
export const reportFields = ['about', 'wrong', 'source', 'extra'] as const;
type ReportField = (typeof reportFields)[number];

/** What a reader says of a fact. There is no field for a person, and none may be added. */
export interface ReaderReport {
  /** Whose fact: a provider's id, or country-se for the law of Sweden. */
  readonly provider: string;
  readonly key: string;
  /** What is wrong, in the reader's words; lines end with \n. */
  readonly wrong: string;
  /** Where it can be read: an http or https address. */
  readonly source: string | undefined;
  /** The language of the form, not necessarily of the words. */
  readonly locale: LocaleCode;
  readonly day: Day;
}

/** What a reader has to change before a report can be kept. */
export const reportProblems = ['empty', 'long', 'unseen', 'mail', 'source', 'extra'] as const;
export type ReportProblem = (typeof reportProblems)[number];

/** A form as it is shown: empty at first, and with the reader's own words when something has to be changed. */
export interface WrittenReport {
  /** The name of the fact's card. */
  readonly about: string;
  readonly wrong: string;
  readonly source: string;
}

/** What somebody posted: a report, a form to be changed, or nothing that our form could have sent. */
export type ReadReport =
  | { readonly kind: 'report'; readonly report: ReaderReport }
  | {
      readonly kind: 'to-change';
      readonly written: WrittenReport;
      readonly problems: readonly ReportProblem[];
    }
  | { readonly kind: 'unknown-fact' }
  | { readonly kind: 'malformed' };

interface ReportContext {
  readonly locale: LocaleCode;
  readonly day: Day;
  /** Whether the fact that is named has a card. */
  readonly hasCard: boolean;
}

/** The name of the card that a form is about, whatever is in it; empty where it names none. */
export function reportedFact(body: string): string {
  return new URLSearchParams(body).get('about') ?? '';
}

/** Reads the body of a form, whatever is in it. */
export function readReport(body: string, { locale, day, hasCard }: ReportContext): ReadReport {
  const fields = formFields(body);
  if (!fields) return { kind: 'malformed' };
  const { about, extra } = fields;
  if (!hasCard) return { kind: 'unknown-fact' };
  const wrong = fields.wrong.replaceAll(/\r\n?/g, '\n').trim();
  const source = sourceAddress(fields.source);
  const found: Readonly<Record<ReportProblem, boolean>> = {
    empty: withoutUnseen(wrong).trim() === '',
    long: wrong.length > maxWrongLength,
    unseen: wrong !== withoutUnseen(wrong),
    mail: [wrong, fields.source].some((text) => mailAddress.test(text.replaceAll('%40', '@'))),
    source: source === null,
    extra: extra !== '',
  };
  const problems = reportProblems.filter((problem) => found[problem]);
  if (problems.length > 0 || source === null) {
    return {
      kind: 'to-change',
      problems,
      written: { about, wrong: withoutUnseen(wrong), source: withoutUnseen(fields.source) },
    };
  }
  const [provider = '', key = ''] = about.split('/');
  return { kind: 'report', report: { provider, key, wrong, source, locale, day } };
}

/** Each field once, and none but ours; undefined otherwise. The address and the hidden field may be missing. */
function formFields(body: string): Readonly<Record<ReportField, string>> | undefined {
  const posted = [...new URLSearchParams(body)];
  const names = new Set(posted.map(([name]) => name));
  const isOurs = names.isSubsetOf(new Set<string>(reportFields)) && names.size === posted.length;
  if (!isOurs || !names.has('about') || !names.has('wrong')) return undefined;
  return { source: '', extra: '', ...Object.fromEntries(posted) } as Record<ReportField, string>;
}

/**
 * What cannot be seen and may change how a text reads: control characters, those that turn the direction of writing,
 * halves of characters and what no font knows. Tabs, line ends and what joins or parts letters stay.
 */
const unseen = /(?![\t\n\u00ad\u200b-\u200d])[\p{C}\u2028\u2029\ufffd]/gu;

function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}

/** An address of a person, most likely; that of a page may hold an @ after a slash. */
const mailAddress = /[\p{L}\p{N}_.+%-]@(?:[\p{L}\p{N}-]+\.)+\p{L}{2}/u;

/** The address of a page in its one form; undefined where none is given, null where it is none. Without https:// it is completed. */
function sourceAddress(written: string): string | undefined | null {
  const text = written.trim();
  if (text === '') return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  const isPage =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= maxSourceLength &&
    !/\s/.test(text) &&
    text === withoutUnseen(text);
  return isPage ? url.href : null;
}
