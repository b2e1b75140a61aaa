/** The subject of a problem. It lets code sort problems, because only people read the message. */
export interface ProblemSubject {
  readonly provider?: string;
  /** Whether the provider does not exist. */
  readonly isMissing?: boolean;
  /** The addresses, documents or files that the problem names. */
  readonly paths?: readonly string[];
}

/**
 * The severity of a problem. An `error` stops the build. A `review` stops a change under review but not a build, because it
 * can appear without a change, as time passes; pages leave out the affected words. `advice` stops nothing.
 */
export type Severity = 'error' | 'review' | 'advice';
