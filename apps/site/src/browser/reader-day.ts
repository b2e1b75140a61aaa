import type { Day } from '@vpn-site/core/day/day.ts';

/** Returns the reader's local day, which may differ from the UTC day. */
export function readerDay(now = new Date()): Day {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
