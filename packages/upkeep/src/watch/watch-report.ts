import type { Finding } from '#rules/proposal.ts';
import { watchOutcomes } from '#rules/watch-verdict.ts';
import { diffWords } from '../word-difference.ts';
import type { CitedReading, WatchResult } from './run-watch.ts';

/** Formats the result of a run as text: what was read, what was found, and what is not confirmed yet. */
export function watchReport({ readings, notice, isOffline }: WatchResult, seconds: number): string {
  const { proposals, findings, waiting } = notice;
  const addresses = new Set(readings.map(({ url }) => url)).size;
  const counts = watchOutcomes.map(
    (outcome) => `${readings.filter(({ reading }) => reading.outcome === outcome).length} ${outcome}`,
  );
  const renewals = proposals.filter(({ kind }) => kind === 'still-true').length;
  return [
    `${addresses} addresses read for ${readings.length} uses in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`,
    ...(isOffline
      ? ['No address answered. This machine seems to be offline, so the run is not recorded.']
      : []),
    ...section('Not read', blocked(readings)),
    ...section('Cannot be checked by a program', unreadable(readings)),
    `Proposed: ${renewals} cells still true, ${proposals.length - renewals} with a new address.`,
    ...section('Found', findings.map(findingText)),
    ...section(
      'Seen, but not confirmed yet',
      waiting.map(
        ({ cell, url, reading }) => `${cell.file} ${cell.cell.join('.')}: ${reading.outcome}, ${url}`,
      ),
    ),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

/** Returns one line per reason, because a host that refuses us refuses all our requests. */
function blocked(readings: readonly CitedReading[]): string[] {
  const reasons = Object.entries(
    Object.groupBy(
      readings.filter(({ reading }) => reading.outcome === 'blocked'),
      ({ url, reading }) => `${new URL(url).host}: ${reading.reason ?? ''}`,
    ),
  );
  return reasons.map(([reason, uses = []]) => {
    const urls = [...new Set(uses.map(({ url }) => url))];
    return `${reason}: ${urls.length === 1 ? urls[0] : `${urls.length} addresses, such as ${urls[0]}`}`;
  });
}

function unreadable(readings: readonly CitedReading[]): string[] {
  return readings
    .filter(({ reading }) => reading.outcome === 'unreadable')
    .map(({ cell, reading }) => `${cell.file} ${cell.cell.join('.')}: ${reading.reason ?? ''}`);
}

function findingText({ kind, file, cell, url, was, now, summary }: Finding): string {
  const words = [
    ...(was === undefined ? [] : [`    was: ${was}`]),
    ...(now === undefined ? [] : [`    now: ${now}`]),
    ...(kind === 'reworded' && was !== undefined && now !== undefined
      ? [`    diff: ${wordDiff(was, now)}`]
      : []),
  ];
  return [`${kind}: ${file} ${cell.join('.')}, ${url}`, `    ${summary}`, ...words].join('\n');
}

/** Formats a word diff as git does: removed words in [-…-], added words in {+…+}. */
function wordDiff(was: string, now: string): string {
  return diffWords(was, now)
    .map(({ text, mark }) => {
      if (mark === 'added') return `{+${text}+}`;
      return mark === 'removed' ? `[-${text}-]` : text;
    })
    .join('');
}
