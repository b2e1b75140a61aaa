import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import type { ProblemSubject, Severity } from '@vpn-site/core/document/problem-data.ts';

export interface DocumentProblem {
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
  readonly severity?: Severity;
  readonly about?: ProblemSubject | undefined;
}

/** Creates a problem. Markdoc counts lines from 0, so 1 is added. */
export function problem(
  line: number,
  message: string,
  remedy: string,
  about?: ProblemSubject,
): DocumentProblem {
  return { line: line + 1, message, remedy, ...(about && { about }) };
}

/** The max number of names in a message. A longer list would not help the author. */
const maxListed = 12;

export function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `Did you mean "${near}"?`;
  if (known.length === 0) return 'Remove it.';
  const shown = known.slice(0, maxListed).join(', ');
  return `Use one of: ${shown}${known.length > maxListed ? ', …' : '.'}`;
}
