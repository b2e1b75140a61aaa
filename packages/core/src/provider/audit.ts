import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';

/** The subjects of audits. The first three can prove that no logs are kept; of the others, the deepest counts. */
export const auditKinds = [
  /** Engineers searched servers for logs. */
  'inspection',
  /** Accountants confirmed the provider's statement (ISAE 3000). */
  'assurance',
  /** Servers, or a copy of them, were tested for security. */
  'infrastructure',
  'apps-source',
  'apps-unstated',
  /**
   * An audit of one app, a protocol or an account system; the auditors had its source code, or no source says whether they
   * had it.
   */
  'part-source',
  'part-unstated',
  /** A standard checklist, such as MASA or ISO. */
  'checklist',
  /** Another product of the company, not the VPN: worth knowing, not worth points. */
  'other-product',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface Audit {
  readonly auditor: string;
  readonly kind: AuditKind;
  readonly scope: EditorText;
  /** Parts that the audit left out, if its source lists them; undefined does not mean that everything was in scope. */
  readonly notInScope?: EditorText | undefined;
  readonly date: PartialDate;
  /** Set if no source gives the date. Such a date counts as weak evidence in the score and is never shown. */
  readonly dateInferred?: true | undefined;
  readonly reportPublic: boolean | 'unknown';
  /** The address of the report, or of its published part. */
  readonly reportAt?: string | undefined;
  /** The auditors' findings, in their words or those of the source. */
  readonly findings?: EditorText | undefined;
  /** Set if we read the report ourselves; otherwise the basis of the whole list of audits applies. */
  readonly basis?: 'independent-audit' | undefined;
  /** Only test servers were searched, so it cannot confirm a promise about the servers in use. */
  readonly testServers?: true | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

/** Whether an audit counts as one of the VPN. An audit of another product of the company says nothing about it. */
export function countsAsAudit({ kind }: Pick<Audit, 'kind'>): boolean {
  return kind !== 'other-product';
}
