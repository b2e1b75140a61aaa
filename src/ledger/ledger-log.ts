/** What the ledger tells the operator. It holds no click and no person. */
export interface LedgerLog {
  info(message: string): void;
  warn(details: Readonly<Record<string, string>>, message: string): void;
}
