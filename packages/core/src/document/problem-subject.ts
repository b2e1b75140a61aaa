/** What a problem concerns, for code that sorts problems: its message is for people alone. */
export interface ProblemSubject {
  /** The provider that is named. */
  readonly provider?: string;
  /** There is no such provider. */
  readonly isMissing?: boolean;
  /** Addresses of the site, documents or files that are named. */
  readonly paths?: readonly string[];
}
