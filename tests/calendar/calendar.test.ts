import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { bySeverity } from '@vpn-site/content/problem.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { profileScorer } from '@vpn-site/core/scoring/score-profile.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { pickProblems } from '@vpn-site/site/checks/pick-problems.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { composeSiteContext } from '@vpn-site/site/compose/site-context.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from '../content/live-site.ts';
import { factsDayOf, horizonDays, withFewSamples } from './eventful-days.ts';

const read = withFewSamples(loadCatalog(liveRoot));
const { facts, methodology } = read;
const factsDay = factsDayOf(read);
/** One day of every four weeks; in the nightly run all days. */
const days = Array.from({ length: horizonDays + 1 }, (_, after) => addDays(factsDay, after)).filter(
  (_, after) => isNightly || after % 28 === 0,
);

/** Texts about first ranks. Each is parsed once, because texts do not change with the day. */
const textsWithRanks = [...read.documents.all()]
  .map((document) => ({ document, body: read.body(document) }))
  .filter(
    ({ document, body }) =>
      document.kind === 'roundups' || [...body.walk()].some(({ tag }) => tag === 'pick'),
  );
const bodies = new Map(textsWithRanks.map(({ document, body }) => [document.file, body]));
const catalog: Catalog = {
  ...read,
  documents: new DocumentIndex(textsWithRanks.map(({ document }) => document)),
  body: (document) => bodies.get(document.file) ?? read.body(document),
};

describe('the calendar never stops the build', () => {
  test('there are words that depend on who leads', () => {
    expect(bodies.size).toBeGreaterThan(localeCodes.length);
  });

  test(`whoever leads on any of the next ${horizonDays} days`, () => {
    const contexts = localeCodes.map((locale) =>
      composeSiteContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), factsDay),
    );
    const stopped = days.filter((asOf) => {
      const ranking = profileScorer(facts.providers, methodology, asOf);
      return contexts.some(
        (context) => bySeverity(pickProblems(catalog, { ...context, asOf, ranking })).stopping.length > 0,
      );
    });
    expect(stopped).toEqual([]);
  });

  // Every other rule that depends on the day is tested on days with an event, or only forbids later dates.
  test.each(
    (isNightly ? [horizonDays / 2, horizonDays] : [horizonDays]).map((after) => addDays(factsDay, after)),
  )('nor any rule on %s', (day) => {
    expect(bySeverity(siteProblems(liveRoot, day)).stopping).toEqual([]);
  });
});
