import {
  type StreamingTableModel,
  selectStreamingTable,
} from '#blocks/page/comparison-streaming-table/comparison-streaming-table.block.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factOf, knownFact, type Provider } from '#domain/provider/provider.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { cellView, type MarkView, type SourceView, sourceViews } from '#evidence/fact/fact.ts';
import { formatPartialDate, numberFormatter } from '#i18n/formats.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign.tsx';

/** What somebody measured: what, with which result, who and when. */
export interface TestRow {
  readonly id: string;
  readonly what: string;
  /** Under which conditions, where that is said. */
  readonly conditions: string | undefined;
  readonly sign: SignKind;
  readonly result: string;
  readonly tester: string;
  readonly date: string;
  readonly source: SourceView | undefined;
}

/** A sentence, and the marks of the facts it rests on. */
interface MarkedSentence {
  readonly text: string;
  readonly marks: readonly MarkView[];
}

/** What others measured of a provider; of the site's own tests there are none. */
export interface OthersTests {
  readonly measured: readonly TestRow[];
  readonly countries: MarkedSentence | undefined;
  /** Undefined where nobody reports anything. */
  readonly streaming: StreamingTableModel | undefined;
}

export function selectTests(providerId: string, site: SiteContext): OthersTests {
  const provider = providerById(providerId, site);
  const hasStreaming = isKnown(factOf(provider, 'streaming'));
  return {
    measured: [...speedRows(provider, site), ...leakRows(provider, site)],
    countries: countryWords(provider, site),
    streaming: hasStreaming ? selectStreamingTable({ providers: [providerId] }, site) : undefined,
  };
}

function speedRows(provider: Provider, site: SiteContext): TestRow[] {
  const { locale, t } = site;
  const { value = [], quotes } = knownFact(provider, 'speed-reports') ?? {};
  return value.map((report, index) => ({
    id: `speed-${index}`,
    what: report.metric[locale],
    conditions: report.conditions[locale],
    sign: 'value',
    result: t('review.tests.amount', {
      value: numberFormatter(locale, { maximumFractionDigits: 1 }).format(report.value),
      unit: report.unit,
    }),
    tester: report.tester,
    date: report.asOf === undefined ? t('facts.noDate') : formatPartialDate(report.asOf, locale),
    source: sourceViews({ sources: [report.source], quotes }, provider, site)[0],
  }));
}

const leakSigns = { passed: 'yes', failed: 'no' } as const;

function leakRows(provider: Provider, site: SiteContext): TestRow[] {
  const { locale, vocabulary, t } = site;
  const options = definitionOf('leak-tests', vocabulary)?.options ?? {};
  const word = (option: string) => options[option]?.[locale] ?? option;
  const { value = [], quotes } = knownFact(provider, 'leak-tests') ?? {};
  return value.map((test, index) => ({
    id: `leak-${index}`,
    what: t('review.tests.leak', { what: word(test.leak) }),
    conditions: undefined,
    sign: leakSigns[test.result],
    result: word(test.result),
    tester: test.tester,
    date: formatPartialDate(test.asOf, locale),
    source: sourceViews({ sources: [test.source], quotes }, provider, site)[0],
  }));
}

/** A flag in a list is not a server: how many of the countries on offer others found by measuring. */
function countryWords(provider: Provider, site: SiteContext): MarkedSentence | undefined {
  const [measured, advertised] = ['countries-measured', 'countries'].map((key) => ({
    ...cellView(provider.id, key, site),
    isKnown: isKnown(factOf(provider, key)),
  }));
  if (!measured || !advertised?.isKnown) return undefined;
  const text = measured.isKnown
    ? site.t('review.tests.countries', { measured: measured.text, advertised: advertised.text })
    : site.t('review.tests.countriesUnmeasured', { advertised: advertised.text });
  return { text, marks: [measured, advertised].flatMap(({ mark }) => mark ?? []) };
}
