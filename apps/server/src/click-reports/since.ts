import { UsageError } from '@vpn-site/cli/run-tool.ts';

const milliseconds = { h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Parses `12h`, `30d` and `8w` as a time before now, and a day as its start in UTC. */
export function parseSince(since: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(since) ?? [];
  if (count !== undefined) {
    return new Date(now.getTime() - Number(count) * milliseconds[unit as keyof typeof milliseconds]);
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(since) ? new Date(`${since}T00:00:00Z`) : undefined;
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(since)) return day;
  throw new UsageError(`--since is "${since}": write 12h, 30d, 8w or a day as YYYY-MM-DD.`);
}
