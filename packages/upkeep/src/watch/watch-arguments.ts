import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import type { WatchedCell } from '#rules/watch-cell.ts';
import type { WatchRun } from './run-watch.ts';

type WatchSelection = Pick<WatchRun, 'isSelected' | 'limit' | 'share'>;

/** Returns the selection of a run from its options; an empty option counts as not given. */
export function watchSelection(
  { provider, limit, share }: Readonly<Record<'provider' | 'limit' | 'share', string>>,
  cells: readonly WatchedCell[],
  asOf: Day,
): WatchSelection {
  const providers = [...new Set(cells.map((cell) => cell.provider))].toSorted();
  if (provider !== '' && !providers.includes(provider)) {
    throw new UsageError(`--provider is "${provider}": write one of ${providers.join(', ')}.`);
  }
  if (!/^(?:[1-9]\d*)?$/.test(limit)) {
    throw new UsageError(`--limit is "${limit}": write how many addresses, such as 50.`);
  }
  const [, of] = /^1\/([1-9]\d?)$/.exec(share) ?? [];
  if (share !== '' && of === undefined) {
    throw new UsageError(`--share is "${share}": write 1/7 to read today's seventh of the providers.`);
  }
  const shares = Number(of ?? 1);
  // A different share each day, so that a timer with fixed arguments covers everything in as many days.
  const part = daysBetween('1970-01-01', asOf) % shares;
  return {
    isSelected: (cell) =>
      (provider === '' || cell.provider === provider) && providers.indexOf(cell.provider) % shares === part,
    limit: limit === '' ? undefined : Number(limit),
    share: provider === '' ? { part: part + 1, of: shares } : undefined,
  };
}
