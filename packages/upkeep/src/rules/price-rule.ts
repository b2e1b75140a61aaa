import { isDay } from '@vpn-site/core/day/day.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { priceHistoryFile } from './acceptable.ts';
import { type CurrentFacts, fieldAt, fieldsAt, itemsAt, pathText } from './edited-facts.ts';
import type { FileChange } from './file-changes.ts';
import type { Proposal } from './proposal.ts';
import { repositoryOf } from './statement-evidence.ts';

export interface PriceRule {
  /** Ids of the sources that are price feeds. */
  readonly sources: readonly string[];
  /**
   * The upper limit (exclusive) of a change, in percent of the former amount and of the last amount that a person saw. So
   * small steps never add up to a change that no person saw.
   */
  readonly changeBelowPercent: number;
  /** The number of captures that must have shown a new amount. */
  readonly captures: number;
}

/** The paths of the amounts of a plan. */
const amounts = ['value.#.charged', 'value.#.renewal.charged'];

/** Other paths that a price capture changes: days, counts, the quote, and the source of the feed. */
const otherPaths = {
  cell: [
    'checked',
    'asOf',
    'value.#.observed',
    'value.#.source',
    'sources.#',
    'quotes.#',
    'quotes.#.text',
    'quotes.#.source',
  ],
  source: ['url', 'published'],
  history: [
    'checked',
    'window.last',
    'source.published',
    'plans.#.observations',
    'plans.#.last',
    ...['from', 'at', 'charged', 'currency', 'renewalPerMonth', 'evidence', 'previous'].map(
      (field) => `plans.#.points.#.${field}`,
    ),
  ],
};

/**
 * Returns why the price rule does not allow a proposal; undefined if it does. The rule allows only moderate changes, read
 * from a feed, to the price of a known plan.
 */
export function priceRuleObjection(
  proposal: Proposal,
  changes: readonly FileChange[],
  rule: PriceRule,
  reviewed: CurrentFacts,
): string | undefined {
  const stranger = proposal.read.find(({ id }) => !rule.sources.includes(id));
  if (stranger) return `"${stranger.id}" is not a price feed.`;
  const changed = changes.flatMap((change) => change.paths.map((path) => ({ change, path })));
  const wrong = changed.find(({ change, path }) => !isNamed(proposal, change, path, rule));
  if (wrong) return `The rule does not cover "${pathText(wrong.path)}".`;
  const early = changed.find(({ change, path }) => isAfterReading(proposal, fieldAt(change.after, path)));
  if (early) return `"${pathText(early.path)}" is after the day of reading.`;
  const moved = changed.filter(({ change, path }) => isAmount(proposal, change, path));
  const far = moved.find(({ change, path }) => !isWithinLimit(change, path, rule.changeBelowPercent));
  if (far) return `"${pathText(far.path)}" changes by ${rule.changeBelowPercent} % or more.`;
  const drifted = moved.find(
    ({ change, path }) =>
      !isClose(
        reviewedAmount(reviewed(change.file), change, path),
        fieldAt(change.after, path),
        rule.changeBelowPercent,
      ),
  );
  if (drifted) {
    return `"${pathText(drifted.path)}" changes by ${rule.changeBelowPercent} % or more from the last price that a person saw.`;
  }
  const seen = new Set(proposal.read.map(({ capture }) => capture)).size;
  if (moved.length > 0 && seen < rule.captures) return `It was seen in ${seen} of ${rule.captures} captures.`;
  return mismatchedPoint(proposal, changes);
}

function isNamed(proposal: Proposal, change: FileChange, path: FactPath, rule: PriceRule): boolean {
  if (change.file === priceHistoryFile(proposal.provider)) return otherPaths.history.includes(pattern(path));
  const [top, name, ...rest] = path;
  if (top === 'sources') {
    // A feed that the cell did not cite before is of a dataset that it cited.
    if (fieldAt(change.before, [top, String(name)]) === undefined) {
      return rule.sources.includes(String(name)) && isOfCitedDataset(change, String(name));
    }
    if (fieldAt(change.after, [top, String(name)]) === undefined) return true;
    const isFeed = rule.sources.includes(String(name)) && otherPaths.source.includes(pattern(rest));
    return isFeed && (rest[0] !== 'url' || isSameRepository(change, path));
  }
  return isAmount(proposal, change, path) || otherPaths.cell.includes(pattern(rest));
}

function isOfCitedDataset({ before, after }: FileChange, name: string): boolean {
  const repository = repositoryOf(String(fieldAt(after, ['sources', name, 'url'])));
  return itemsAt(before, ['facts', 'prices', 'sources']).some(
    (id) => repositoryOf(String(fieldAt(before, ['sources', String(id), 'url']))) === repository,
  );
}

function isAmount({ file }: Proposal, change: FileChange, [, , ...rest]: FactPath): boolean {
  return change.file === file && amounts.includes(pattern(rest));
}

/**
 * Whether both addresses have the same host and repository. Nothing else must be equal, because a feed adds a file each
 * day.
 */
function isSameRepository({ before, after }: FileChange, path: FactPath): boolean {
  return repositoryOf(String(fieldAt(before, path))) === repositoryOf(String(fieldAt(after, path)));
}

function isAfterReading({ read }: Proposal, value: unknown): boolean {
  return typeof value === 'string' && isDay(value) && read.every(({ on }) => on < value);
}

/** Returns a path with all list positions replaced: 'value.#.charged'. */
function pattern(path: FactPath): string {
  return pathText(path.map((step) => (typeof step === 'number' ? '#' : step)));
}

function isWithinLimit({ before, after }: FileChange, path: FactPath, below: number): boolean {
  return isClose(fieldAt(before, path), fieldAt(after, path), below);
}

/** Whether both are amounts and differ by less than this share. An amount that was not published before is not close to any. */
function isClose(was: unknown, now: unknown, below: number): boolean {
  if (typeof was !== 'number' || typeof now !== 'number') return false;
  return was > 0 && now > 0 && Math.abs(now - was) * 100 < below * was;
}

/** Returns the amount of the same plan when a person last saw it. */
function reviewedAmount(
  reviewed: unknown,
  { after }: FileChange,
  [facts = '', prices = '', list = '', plan = '', ...amount]: FactPath,
): unknown {
  const id = fieldAt(after, [facts, prices, list, plan, 'id']);
  const same = itemsAt(reviewed, [facts, prices, list]).find((one) => fieldAt(one, ['id']) === id);
  return fieldAt(same, amount);
}

/** Returns the reason if a new point of the history does not match the plan with the same id. */
function mismatchedPoint({ file, provider }: Proposal, changes: readonly FileChange[]): string | undefined {
  const history = changes.find((change) => change.file === priceHistoryFile(provider));
  const plans = changes.find((change) => change.file === file);
  const places = (history?.paths ?? [])
    .filter((path) => path[2] === 'points')
    .map((path) => path.slice(0, 4));
  const strange = places.find((place) => {
    const point = fieldsAt(history?.after, place);
    const id = fieldAt(history?.after, [...place.slice(0, 2), 'id']);
    const now = fieldAt(plans?.after, ['facts', 'prices', 'value']);
    return !(Array.isArray(now) && now.some((plan) => isSamePrice(plan, id, point)));
  });
  return strange && `"${pathText(strange)}" of the history differs from the price of the plan.`;
}

function isSamePrice(plan: unknown, id: unknown, point: Readonly<Record<string, unknown>>): boolean {
  const { id: own, charged, currency } = fieldsAt(plan, []);
  return own === id && charged === point.charged && currency === point.currency;
}
