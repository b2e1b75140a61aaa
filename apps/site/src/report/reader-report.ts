import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/**
 * The max number of characters, counted like browsers do, so that a text that the form accepts is never rejected for its
 * length.
 */
export const maxWrongLength = 2000;
export const maxSourceLength = 1000;

/** The names of the form's fields. The last one is a honeypot: it is hidden, and empty unless a bot fills it in. */
export const reportFields = ['about', 'wrong', 'source', 'extra'] as const;
type ReportField = (typeof reportFields)[number];

/** A reader's report about a fact. It has no field for personal data, and none may be added. */
export interface ReaderReport {
  /** The subject of the fact: a provider id, or country-se for the law of Sweden. */
  readonly provider: string;
  readonly key: string;
  /**
   * The problem in the reader's words; lines end with
   * .
   */
  readonly wrong: string;
  /** The http or https address of a page that supports the report. */
  readonly source: string | undefined;
  /** The language of the form, which may differ from that of the text. */
  readonly locale: LocaleCode;
  readonly day: Day;
}

/** Problems that a reader must fix before a report is accepted. */
export const reportProblems = ['empty', 'long', 'unseen', 'mail', 'source', 'extra'] as const;
export type ReportProblem = (typeof reportProblems)[number];

/** The content of the form: empty at first; the reader's text if something must be changed. */
export interface WrittenReport {
  /** The id of the fact's evidence card. */
  readonly about: string;
  readonly wrong: string;
  readonly source: string;
}

/** The result of reading a posted form: a report, a form with problems, or something that our form could not have sent. */
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
  /** Whether the reported fact has an evidence card. */
  readonly hasCard: boolean;
}

/** Returns the id of the evidence card that a form is about; empty if there is none. Accepts any body. */
export function reportedFact(body: string): string {
  return new URLSearchParams(body).get('about') ?? '';
}

/** Reads the body of a posted form. Accepts any body. */
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

/**
 * Returns the fields if each occurs once and all are fields of our form; undefined otherwise. The source and the hidden
 * field may be missing.
 */
function formFields(body: string): Readonly<Record<ReportField, string>> | undefined {
  const posted = [...new URLSearchParams(body)];
  const names = new Set(posted.map(([name]) => name));
  const isOurs = names.isSubsetOf(new Set<string>(reportFields)) && names.size === posted.length;
  if (!isOurs || !names.has('about') || !names.has('wrong')) return undefined;
  return { source: '', extra: '', ...Object.fromEntries(posted) } as Record<ReportField, string>;
}

/**
 * Matches invisible characters that may change how a text reads: control characters, direction marks, lone surrogates and
 * unassigned characters. Tabs, line ends and joiners are allowed.
 */
const unseen = /(?![\t\n\u00ad\u200b-\u200d])[\p{C}\u2028\u2029\ufffd]/gu;

function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}

/** Matches a probable email address. The address of a page may have an @ after a slash. */
const mailAddress = /[\p{L}\p{N}_.+%-]@(?:[\p{L}\p{N}-]+\.)+\p{L}{2}/u;

/** Returns the normalized address of a page; undefined if there is none, null if it is invalid. Adds a missing https://. */
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
