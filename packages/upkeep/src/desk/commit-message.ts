import type { Day } from '@vpn-site/core/day/day.ts';
import type { Decided } from './wire.ts';

const words: Readonly<Record<Decided['kind'], string>> = {
  'still-true': 'still true',
  changed: 'changed',
  'source-gone': 'a source is gone or moved',
  unknown: 'unknown now',
};

/**
 * Returns a commit message for the decisions. The subject names the providers and countries whose sources were read; each
 * decision has a line.
 */
export function commitMessage(decided: readonly Decided[], day: Day): string {
  if (decided.length === 0) return '';
  const names = [...new Set(decided.map(({ subjectName }) => subjectName))].toSorted();
  const whose = names.length > 3 ? `${names.length} providers` : names.join(', ');
  const lines = decided.map(({ subjectName, label, kind }) => `- ${subjectName}, ${label}: ${words[kind]}`);
  return [`Read sources of ${whose} again`, '', `Read on ${day}:`, ...lines].join('\n');
}
