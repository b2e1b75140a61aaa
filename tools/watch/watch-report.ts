import { diffWords } from 'diff';
import type { Finding } from '#domain/upkeep/proposal.ts';
import type { WatchNotice } from '#domain/upkeep/watch-notice.ts';
import { watchOutcomes } from '#domain/upkeep/watch-reading.ts';
import type { Looked } from './run-watch.ts';

/** What a run saw, what it raises and what it waits for, in plain text. */
export function watchReport(looked: readonly Looked[], notice: WatchNotice, seconds: number): string {
  const { proposals, findings, waiting } = notice;
  const addresses = new Set(looked.map(({ url }) => url)).size;
  const counts = watchOutcomes.map(
    (outcome) => `${looked.filter(({ reading }) => reading.outcome === outcome).length} ${outcome}`,
  );
  const renewals = proposals.filter(({ kind }) => kind === 'still-true').length;
  return [
    `${addresses} addresses read for ${looked.length} uses in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`,
    ...section('Not read', blocked(looked)),
    ...section('No machine can check', unreadable(looked)),
    `Proposed: ${renewals} cells still true, ${proposals.length - renewals} with a new address.`,
    ...section('Found', findings.map(findingText)),
    ...section(
      'Seen, and not believed yet',
      waiting.map(
        ({ cell, url, reading }) => `${cell.file} ${cell.cell.join('.')}: ${reading.outcome}, ${url}`,
      ),
    ),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

/** One line per address: why it was not read is the same for all who cite it. */
function blocked(looked: readonly Looked[]): string[] {
  const lines = looked
    .filter(({ reading }) => reading.outcome === 'blocked')
    .map(({ url, reading }) => `${url}: ${reading.reason ?? ''}`);
  return [...new Set(lines)];
}

function unreadable(looked: readonly Looked[]): string[] {
  return looked
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

/** Words that went in [-…-], words that came in {+…+}, as git shows them. */
function wordDiff(was: string, now: string): string {
  return diffWords(was, now)
    .map(({ value, added, removed }) => {
      if (added) return `{+${value}+}`;
      return removed ? `[-${value}-]` : value;
    })
    .join('');
}
