import { daysBetween } from '@vpn-site/core/day/day.ts';
import type { DueItem } from '#rules/due-item.ts';
import type { Horizon, HorizonDay, ListLoss } from '#rules/horizon.ts';

/** Formats the horizon for a terminal. */
export function horizonText(horizon: Horizon): string {
  const perDay = horizon.events.map((event) =>
    [titleOf(event, horizon), ...linesOf(event).map((line) => `  ${line}`)].join('\n'),
  );
  return [...perDay, summaryOf(horizon)].join('\n\n');
}

/** Formats the horizon for an issue. */
export function horizonMarkdown(horizon: Horizon): string {
  const perDay = horizon.events.flatMap((event) => [
    `## ${titleOf(event, horizon)}`,
    linesOf(event)
      .map((line) => `- ${line}`)
      .join('\n'),
  ]);
  return [summaryOf(horizon), ...perDay].join('\n\n');
}

function titleOf({ day }: HorizonDay, { asOf }: Horizon): string {
  const days = daysBetween(asOf, day);
  return `${day}, in ${days === 1 ? '1 day' : `${days} days`}`;
}

/**
 * Returns the lines of a day. Providers that drop out of a list come first, because that is why expiring facts matter.
 */
function linesOf({ losses, expires }: HorizonDay): string[] {
  const byName = Map.groupBy(expires, nameOf);
  return [
    ...losses.map(lossSentence),
    ...[...byName].map(([name, items]) => `${name}: ${subjectsOf(items).join(', ')}`),
  ];
}

/** Returns the name by which expiring items are grouped: kind and key if many subjects share the key, otherwise only the kind. */
function nameOf({ kind, key }: DueItem): string {
  return kind === 'fact' || kind === 'country' || kind === 'offer' ? `${kind} ${key}` : kind;
}

function subjectsOf(items: readonly DueItem[]): string[] {
  const bySubject = Map.groupBy(items, ({ subject }) => subject);
  return [...bySubject].map(([subject, own]) => (own.length === 1 ? subject : `${subject} (${own.length})`));
}

function lossSentence({ kind, list, lost, left }: ListLoss): string {
  const [who, others] = [lost.join(', '), left.join(', ')];
  switch (kind) {
    case 'leader':
      return `${list}: led by ${others} instead of ${who}`;
    case 'first-place':
      return `${list}: ${who} no longer in first place; now only ${others}`;
    case 'prices':
      return `${list}: prices of ${who} are too old; recent prices: ${others || 'none'}`;
    case 'third-place':
      return `${list}: ${who} no longer ranked; only ${others} left`;
    case 'everybody':
      return `${list}: no provider is ranked anymore; the last were ${who}`;
  }
}

function summaryOf({ asOf, days, events }: Horizon): string {
  const expiring = events.flatMap(({ expires }) => expires).length;
  const losing = events.filter(({ losses }) => losses.length > 0).length;
  const when = losing === 0 ? 'no list loses anything' : `lists lose something on ${losing} of these days`;
  return `In the ${days} days after ${asOf}, ${expiring} entries expire and ${when}.`;
}
