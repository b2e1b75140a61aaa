import { describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { bySeverity } from '#catalog/problem.ts';
import { messagesOf } from '#compose/locale-site.ts';
import { pickProblems } from '#compose/pick-problems.ts';
import { composeSiteContext } from '#compose/site-context.ts';
import { siteProblems } from '#compose/site-problems.ts';
import { addDays } from '#domain/day/day.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import { profileScorer } from '#domain/scoring/score-profile.ts';
import { translator } from '#i18n/messages.ts';
import { liveRoot } from '../content/live-site.ts';

const read = loadCatalog(liveRoot);
const { facts, methodology } = read;
const factsDay = datelineOf(facts.providers, facts.vocabulary).checked ?? '';
const horizon = 730;
const days = Array.from({ length: horizon + 1 }, (_, after) => addDays(factsDay, after));

/** Texts do not change with the day: each is parsed once, and those that speak of no first place are left out. */
const spoken = [...read.documents.all()]
  .map((document) => ({ document, body: read.body(document) }))
  .filter(
    ({ document, body }) =>
      document.kind === 'roundups' || [...body.walk()].some(({ tag }) => tag === 'pick'),
  );
const bodies = new Map(spoken.map(({ document, body }) => [document.file, body]));
const catalog: Catalog = {
  ...read,
  documents: new DocumentIndex(spoken.map(({ document }) => document)),
  body: (document) => bodies.get(document.file) ?? read.body(document),
};

/** Places drawn from fewer samples than readers are shown: two years of them would take most of the time. */
const roughly = { ...methodology, doubt: { ...methodology.doubt, samples: 50 } };

describe('the calendar never stops the build', () => {
  test('there are words that depend on who leads', () => {
    expect(bodies.size).toBeGreaterThan(localeCodes.length);
  });

  test(`whoever leads on any of the next ${horizon} days`, () => {
    const contexts = localeCodes.map((locale) =>
      composeSiteContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), factsDay),
    );
    const stopped = days.filter((asOf) => {
      const ranking = profileScorer(facts.providers, roughly, asOf);
      return contexts.some(
        (context) => bySeverity(pickProblems(catalog, { ...context, asOf, ranking })).stopping.length > 0,
      );
    });
    expect(stopped).toEqual([]);
  });

  // Every other rule that knows the day forbids dates after it, so that a later day can only forbid less.
  test.each([horizon / 2, horizon].map((after) => addDays(factsDay, after)))('nor any rule on %s', (day) => {
    expect(bySeverity(siteProblems(liveRoot, day)).stopping).toEqual([]);
  });
});
