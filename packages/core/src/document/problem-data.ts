/** The subject of a problem, for code that sorts problems, because the message is for people only. */
export interface ProblemSubject {
  readonly provider?: string;
  /** Whether no such provider exists. */
  readonly isMissing?: boolean;
  /** Addresses on the site, documents or files that the problem names. */
  readonly paths?: readonly string[];
}

/**
 * The severity of a problem. An `error` stops the build. A `review` stops a change under review but not a build, because
 * the calendar alone can cause it, and pages leave the affected words out. `advice` stops nothing.
 */
export type Severity = 'error' | 'review' | 'advice';
