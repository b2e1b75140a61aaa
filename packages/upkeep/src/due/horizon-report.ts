import { daysBetween } from '@vpn-site/core/day/day.ts';
import type { DueItem } from '#rules/due-item.ts';
import type { Horizon, HorizonDay, ListLoss } from '#rules/horizon.ts';
import { instructionFor } from './due-report.ts';

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
 * Returns the lines of a day. Providers that drop out of a ranking come first, because they are the most important effect.
 */
function linesOf({ losses, expires }: HorizonDay): string[] {
  const byName = Map.groupBy(expires, nameOf);
  return [
    ...losses.flatMap((loss) => [lossSentence(loss), `  because ${causeOf(loss, expires)}`]),
    ...[...byName].map(([name, items]) => `${name}: ${subjectsOf(items).join(', ')}`),
    ...cliffLines(expires),
  ];
}

const priceImport = 'npm run site -- import price-index with newer snapshots';

/** Returns why a ranking loses something on a day: what expires then, or old evidence that counts less every day. */
function causeOf({ kind, lost, left }: ListLoss, expires: readonly DueItem[]): string {
  if (kind === 'prices') {
    return `their captures are past the lifetime of prices; remedy: ${priceImport}`;
  }
  const concerned = kind === 'leader' ? [...lost, ...left] : lost;
  const own = expires.filter((item) => item.kind === 'fact' && concerned.includes(item.subject));
  if (own.length === 0)
    return 'older evidence counts less every day; nothing expires. Remedy: newer evidence for them';
  const names = own.map(({ subject, key }) => `${subject}/${key}`);
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} expire; remedy: read their sources again`;
}

/** The number of entries on a day that is more than an editor can read. */
const cliff = 15;

/** Names the sources of the entries on a day when very many expire, and what to do about each. */
function cliffLines(expires: readonly DueItem[]): string[] {
  const facts = factsIn(expires);
  if (facts.length <= cliff) return [];
  const bySource = [...Map.groupBy(facts, ({ source }) => datasetOf(source))]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 3);
  return [
    `${facts.length} facts expire on one day:`,
    ...bySource.flatMap(([, [first, ...more]]) =>
      first === undefined
        ? []
        : [
            first.key === 'prices' && more.every(({ key }) => key === 'prices')
              ? `  ${more.length + 1} rest on ${first.source.title}. One import renews them: ${priceImport}.`
              : `  ${more.length + 1} rest on ${first.source.title}. ${instructionFor(first.source)} Or find a second source.`,
          ],
    ),
  ];
}

function factsIn(expires: readonly DueItem[]): readonly DueItem[] {
  return expires.filter(({ kind }) => kind === 'fact');
}

/** Returns the dataset of an item: all files of a repository are one dataset. */
function datasetOf({ url }: DueItem['source']): string {
  return url.split('/').slice(0, 5).join('/');
}

/**
 * Returns the name by which expiring items are grouped: kind and key if many subjects share the key, otherwise only the
 * kind.
 */
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
  const crowded = events
    .map(({ day, expires }) => ({ day, facts: factsIn(expires) }))
    .filter(({ facts }) => facts.length > cliff)
    .map(({ day, facts }) => {
      const prices = facts.filter(({ key }) => key === 'prices').length;
      return `${day} (${facts.length}${prices === 0 ? '' : `, of which one import renews ${prices}`})`;
    });
  const cliffs = crowded.length === 0 ? [] : [`More than ${cliff} facts expire on ${crowded.join(', ')}.`];
  return [`In the ${days} days after ${asOf}, ${expiring} entries expire and ${when}.`, ...cliffs].join(' ');
}
