import { formatList, formatPartialDate, optionName } from '@vpn-site/core/i18n/formats.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { Fact, KnownFact } from '@vpn-site/core/provider/fact.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { SiteContext } from '@vpn-site/site/site/site-context.ts';
import type { RecordedStatement } from '../recorded-statements.tsx';

/** The subject of a statement: one provider, or two compared ones, on a site whose facts are the truth. */
export interface Subject {
  readonly provider: Provider;
  readonly pair: readonly Provider[];
  readonly site: SiteContext;
  /** All statements of the same text, for statements that quote another. */
  readonly statements: readonly RecordedStatement[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Decides whether a sentence with these values is true of its subject. It is written from the words of the sentence, never
 * from the code that selects it.
 */
export type Guard = (said: Values, about: Subject) => boolean;
export type Guards = Readonly<Record<string, Guard>>;

export function text(value: unknown): string {
  return String(value);
}

export function count(value: unknown): number {
  return Number(value);
}

/** Returns a fact if a source states it. */
export function known({ facts }: Provider, key: string): KnownFact | undefined {
  const fact: Fact | undefined = facts[key];
  return fact === undefined || fact.value === 'unknown' ? undefined : (fact as KnownFact);
}

export function answerOf(provider: Provider, key: string): unknown {
  return known(provider, key)?.value;
}

export function listOf(provider: Provider, key: string): readonly string[] | undefined {
  const value = answerOf(provider, key);
  return Array.isArray(value) ? (value as readonly string[]) : undefined;
}

export function auditsOf(provider: Provider): readonly Audit[] {
  return (listOf(provider, 'audits') ?? []) as unknown as readonly Audit[];
}

export function incidentsOf(provider: Provider): readonly Incident[] {
  return (listOf(provider, 'incidents') ?? []) as unknown as readonly Incident[];
}

export function harmsOf(provider: Provider): readonly Incident[] {
  return incidentsOf(provider).filter(({ harm }) => harm !== 'none');
}

export function groupOf({ id }: Provider, { ownership }: SiteContext): OwnershipGroup | undefined {
  return ownership.find(({ brands }) => brands.some((brand) => brand.id === id));
}

/** Whether a date is printed correctly: in full, to the month or to the year. */
export function isDate(printed: unknown, date: string, { locale }: SiteContext): boolean {
  return [10, 7, 4].some((length) => formatPartialDate(date.slice(0, length), locale) === text(printed));
}

export function isYear(printed: unknown, date: string): boolean {
  return date.startsWith(text(printed));
}

export function auditorsOf({ auditor }: Audit, { locale }: SiteContext): string {
  return formatList(auditor.split(', '), locale);
}

/** Returns the number of days from a date, which may be a year or a month, to the day of the site. */
export function ageOf(date: string, { asOf }: SiteContext): number {
  const full = `${date}-01-01`.slice(0, 10);
  const first = date.length === 10 ? date : date.length === 7 ? `${date}-01` : full;
  return (Date.parse(asOf) - Date.parse(first)) / 86_400_000;
}

/** Whether a printed list of options names exactly these. Words such as "routers" may name an option. */
export function namesExactly(
  printed: unknown,
  key: string,
  ids: readonly string[],
  { site, statements }: Subject,
): boolean {
  const definition = definitionOf(key, site.vocabulary);
  const words = text(printed);
  const isNamed = (id: string) => {
    const name = optionName(id, definition, site.locale);
    const own = statements.filter(({ values }) => text(values.id) === id).map(({ words: said }) => said);
    return [name, ...own].some((each) => each !== '' && words.includes(each));
  };
  const isWithin = (id: string, longer: string) =>
    id !== longer &&
    optionName(longer, definition, site.locale).includes(optionName(id, definition, site.locale));
  return Object.keys(definition?.options ?? {}).every((id) => {
    if (ids.includes(id)) return isNamed(id);
    // "Android TV" contains "Android".
    return !isNamed(id) || ids.some((other) => isWithin(id, other));
  });
}
