import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';

/** The kinds of audits. The first three can prove that no logs are kept; of the others, the deepest counts. */
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
   * Auditors examined one app, a protocol or an account system. They had its source code, or no source states whether they
   * had it.
   */
  'part-source',
  'part-unstated',
  /** A standard checklist, such as MASA or ISO. */
  'checklist',
  /** Auditors examined another product of the company. We list the audit, but it earns no points. */
  'other-product',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface Audit {
  readonly auditor: string;
  readonly kind: AuditKind;
  readonly scope: EditorText;
  /** Parts that the audit left out, if its source lists them. Undefined does not mean that the audit covered everything. */
  readonly notInScope?: EditorText | undefined;
  readonly date: PartialDate;
  /** Set if no source states the date. Such a date counts as weak evidence in the score and is never shown. */
  readonly dateInferred?: true | undefined;
  readonly reportPublic: boolean | 'unknown';
  /** The address of the report, or of its published part. */
  readonly reportAt?: string | undefined;
  /** The auditors' findings, in their words or those of the source. */
  readonly findings?: EditorText | undefined;
  /** Set if we read the report ourselves. Otherwise the basis of the whole list of audits applies. */
  readonly basis?: 'independent-audit' | undefined;
  /** Set if auditors searched only test servers, which cannot confirm a promise about the servers in use. */
  readonly testServers?: true | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

/** Whether an audit counts as an audit of the VPN. Audits of the company's other products do not. */
export function countsAsAudit({ kind }: Pick<Audit, 'kind'>): boolean {
  return kind !== 'other-product';
}
