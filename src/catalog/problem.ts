/** Something an editor must mend: where, what is wrong, what to write instead. */
export interface Problem {
  /** From the project's root. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
  readonly remedy: string;
}

export function formatProblem({ file, line, message, remedy }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}\n  ${message}\n  → ${remedy}`;
}

export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problem(s) in content:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}
