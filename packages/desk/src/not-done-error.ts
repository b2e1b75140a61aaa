/** Thrown if a request was not carried out, with the reasons. */
export class NotDoneError extends Error {
  override readonly name = 'NotDone';
  readonly messages: readonly string[];
  /** Whether the file has changed since it was shown. */
  readonly isStale: boolean;

  constructor(messages: readonly string[], isStale = false) {
    super(messages.join('\n'));
    this.messages = messages;
    this.isStale = isStale;
  }
}
