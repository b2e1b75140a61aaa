import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { flattenMessages } from '@vpn-site/content/message-files.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { composeSiteContext } from '@vpn-site/site/compose/site-context.ts';
import type { SiteContext } from '@vpn-site/site/site/site-context.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liveRoot } from '../live-site.ts';
import { type Area, areas } from './areas.tsx';
import { anySite } from './generated-facts.ts';
import { guards } from './guards/guards.ts';
import { otherGroups, otherMessages } from './guards/other-messages.ts';
import { type RecordedStatement, statementsIn } from './recorded-statements.tsx';

const catalog = loadCatalog(liveRoot);
const asOf = catalog.methodology.published;
/** The catalog without its history of changes, because the history repeats statements that are no longer true. */
const catalogWithoutHistory: Catalog = { ...catalog, changes: () => ({ changes: [], isComplete: true }) };
const messagesIn = memoize(
  (locale) => locale,
  (locale: LocaleCode) => messagesOf(catalog, locale),
);
const translatorOf = memoize(
  (locale) => locale,
  (locale: LocaleCode) => translator(locale, messagesIn(locale)),
);

/** The statements rendered about one provider or pair. */
interface Rendered {
  readonly pair: readonly Provider[];
  readonly site: SiteContext;
  readonly statements: readonly RecordedStatement[];
}

/** Renders the texts of a site in one language: all, or those at some positions. */
function render(
  area: Area,
  made: Catalog,
  locale: LocaleCode,
  isWanted: (at: number) => boolean = () => true,
): Rendered[] {
  const site = composeSiteContext(made, locale, translatorOf(locale), asOf);
  const texts = area.texts(site).filter((_, at) => isWanted(at));
  return texts.map(({ ids, draw }) => {
    const statements = statementsIn(site, messagesIn(locale), draw);
    // A review also shows the price of a cheaper provider, by name.
    const cheaper = statements
      .filter(({ key }) => key === 'review.customer.cheaper')
      .map(({ values }) => values.name);
    const shown = [...site.providers.values()].filter(
      ({ id, name }) => ids.includes(id) || cheaper.includes(name),
    );
    return { pair: shown.toSorted((a, b) => rank(ids, a) - rank(ids, b)), site, statements };
  });
}

/** Returns the position of a provider on a page. Providers that the page only mentions come last. */
function rank(ids: readonly string[], { id }: Provider): number {
  return ids.includes(id) ? ids.indexOf(id) : ids.length;
}

/**
 * Returns the statements that are true of none of their subjects. A statement about a pair may be about either provider.
 */
function falseStatements({ pair, site, statements }: Rendered): RecordedStatement[] {
  const each = new Map(statements.map((one) => [named(one), one]));
  return [...each.values()].filter(
    ({ key, values }) =>
      !pair.some((provider) => guards[key]?.(values, { provider, pair, site, statements }) ?? true),
  );
}

function falseSentences(rendered: Rendered): string[] {
  const { pair, site } = rendered;
  return falseStatements(rendered).map((one) => `${site.locale}: ${named(one)}, of ${pair[0]?.name}`);
}

function named({ key, values }: RecordedStatement): string {
  return `${key} ${JSON.stringify(values)}`;
}

function madeSites(count: number, seed: number): Catalog[] {
  return fc.sample(anySite(catalog, asOf), { numRuns: count, seed });
}

describe.each(Object.entries(areas))('%s', (_name, area) => {
  test('state nothing that the editors’ own facts contradict, the languages by turns', () => {
    const wrong = localeCodes.flatMap((locale, turn) =>
      render(area, catalogWithoutHistory, locale, (at) => at % localeCodes.length === turn).flatMap(
        falseSentences,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('state nothing that made-up facts contradict, the languages by turns', () => {
    const wrong = madeSites(area.sites, 2027).flatMap((made, at) => {
      const locale = localeCodes[at % localeCodes.length] ?? 'en';
      return render(area, made, locale).flatMap(falseSentences);
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});

describe('the guards', () => {
  const keys = flattenMessages(catalog.messages('en')).map(([key]) => key);

  test('hold every message that states something about a provider', () => {
    const isElsewhere = (key: string) =>
      otherMessages.includes(key) || otherGroups.some((group) => key.startsWith(`${group}.`));
    const missing = keys.filter((key) => guards[key] === undefined && !isElsewhere(key));
    expect(
      missing,
      'These messages have no guard. If one states something about a provider, write in tests/content/statements/guards when that is true; if not, add it to other-messages.ts.',
    ).toEqual([]);
  });

  test('belong to messages that exist', () => {
    const gone = [...Object.keys(guards), ...otherMessages].filter((key) => !keys.includes(key));
    expect(gone, 'Remove these keys from tests/content/statements/guards.').toEqual([]);
  });

  const rendered = Object.values(areas).flatMap((area) =>
    madeSites(Math.min(area.sites, 4), 7).flatMap((made) => render(area, made, 'en')),
  );
  const reached = [...new Set(rendered.flatMap(({ statements }) => statements.map(({ key }) => key)))].filter(
    (key) => guards[key] !== undefined,
  );
  /**
   * Whether a false message is found: it is made about another provider or pair, or about two providers with the same
   * facts.
   */
  const isCaught = (key: string) => {
    const source = rendered.find(({ statements }) => statements.some((one) => one.key === key));
    const { statements = [], pair: own = [] } = source ?? {};
    const plants = statements.filter((one) => one.key === key);
    return rendered
      .filter(({ pair }) => pair.length === own.length)
      .flatMap((other) => [
        other,
        { ...other, pair: other.pair.map(() => other.pair[0] as Provider), statements: [] },
      ])
      .some(({ pair, site, statements: said }) => {
        const heard = new Set(said.map(named));
        const foreign = plants.filter((one) => !heard.has(named(one)));
        return (
          foreign.length > 0 &&
          falseStatements({ pair, site, statements }).some((one) => foreign.includes(one))
        );
      });
  };
  test('all catch their message when it is told of the wrong provider', () => {
    const missed = reached.filter((key) => !isCaught(key));
    expect(
      missed,
      'These guards let everything through: make them say more of what the message says.',
    ).toEqual([]);
  });
});
