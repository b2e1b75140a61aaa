import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatMeasure } from '@vpn-site/core/i18n/format-measure.ts';
import { formatPartialDate, optionName, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { FactContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card-model.ts';
import { basisView, type MarkView, markView, type SourceView, sourceViews } from '../fact/fact-view.ts';

/** A test by a third party: the subject, the result, the tester and the date. */
export interface TestRow {
  readonly id: string;
  readonly what: string;
  /** The subject without the words for the kind of test with which `what` begins. */
  readonly subject: string;
  readonly conditions: string | undefined;
  readonly sign: SignKind;
  readonly result: string;
  readonly tester: string;
  readonly date: string;
  readonly source: SourceView | undefined;
  readonly mark: MarkView | undefined;
}

/** One test as text, with its evidence. */
interface MeasuredTest
  extends Pick<TestRow, 'what' | 'subject' | 'conditions' | 'sign' | 'result' | 'tester'> {
  readonly key: 'leak-tests' | 'speed-reports';
  /** Unique among the evidence of its provider. */
  readonly id: string;
  readonly claim: Evidence;
}

/** Returns the rows of speed tests, then of leak tests, in the order of the facts. */
export function testRows(provider: Provider, site: FactContext): TestRow[] {
  return measuredTests(provider, site).map((measured) => {
    const { key: _, claim, ...test } = measured;
    const { asOf } = claim;
    const date = asOf === undefined ? site.t('facts.noDate') : formatPartialDate(asOf, site.locale);
    const sources = sourceViews(claim, provider, site);
    const mark = markView(
      {
        evidence: `${provider.id}/${test.id}`,
        provider: provider.name,
        label: test.what,
        basis: basisView(claim.basis, site),
        sources,
      },
      site,
    );
    return { ...test, date, source: sources[0], mark };
  });
}

/** Returns one card per test, because each has its own source and date. */
export function testEvidence(provider: Provider, site: FactContext): [string, EvidenceCardView][] {
  return measuredTests(provider, site).flatMap(({ key, id, claim, what, result }) => {
    const definition = definitionOf(key, site.vocabulary);
    if (!definition) return [];
    const title = site.t('evidence.title', { fact: what, answer: uncapitalized(result, site.locale) });
    const card = evidenceCardView({ provider, definition, title, claim, dissent: [] }, site);
    return [[id, card] as [string, EvidenceCardView]];
  });
}

function measuredTests(provider: Provider, site: FactContext): MeasuredTest[] {
  return [...speeds(provider, site), ...leaks(provider, site)];
}

function speeds(provider: Provider, { locale }: FactContext): MeasuredTest[] {
  const fact = knownFact(provider, 'speed-reports');
  if (!fact) return [];
  return fact.value.map((report, index) => ({
    key: 'speed-reports',
    id: `speed-reports:${index}`,
    what: report.metric[locale],
    subject: report.metric[locale],
    conditions: report.conditions[locale],
    sign: 'value',
    result: formatMeasure(report, locale, { maximumSignificantDigits: 3 }),
    tester: report.tester,
    claim: claimOf(report, fact),
  }));
}

const leakSigns = { passed: 'yes', failed: 'no' } as const;

function leaks(provider: Provider, site: FactContext): MeasuredTest[] {
  const fact = knownFact(provider, 'leak-tests');
  if (!fact) return [];
  const definition = definitionOf('leak-tests', site.vocabulary);
  const word = (option: string) => optionName(option, definition, site.locale);
  return fact.value.map((test, index) => ({
    key: 'leak-tests',
    id: `leak-tests:${index}`,
    what: site.t('review.tests.leak', { what: word(test.leak) }),
    subject: word(test.leak),
    conditions: undefined,
    sign: leakSigns[test.result],
    result: word(test.result),
    tester: test.tester,
    claim: claimOf(test, fact),
  }));
}

interface Tested {
  readonly asOf?: PartialDate | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

/** Returns the evidence of one test, with its own source and date. */
function claimOf({ asOf, confidence, source }: Tested, fact: Evidence): Evidence {
  const { basis, checked, firstRead, quotes } = fact;
  const sources = [source];
  return { basis, checked, firstRead, quotes, asOf, sources, confidence: confidence ?? fact.confidence };
}
