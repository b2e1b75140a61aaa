/** The subject of a problem, for code that sorts problems, because the message is for people only. */
export interface ProblemSubject {
  readonly provider?: string;
  /** Whether no such provider exists. */
  readonly isMissing?: boolean;
  /** Addresses on the site, documents or files that the problem names. */
  readonly paths?: readonly string[];
}
