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
  /** One app, a protocol or an account system; with its source code, or with no statement about it. */
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
  /** Parts that the audit left out, where its source lists them; undefined means nothing. */
  readonly notInScope?: EditorText | undefined;
  readonly date: PartialDate;
  /** No source gives the date: it counts in the score as a weak one and is never printed. */
  readonly dateInferred?: true | undefined;
  readonly reportPublic: boolean | 'unknown';
  /** The address of the report, or of its published part. */
  readonly reportAt?: string | undefined;
  /** What the auditors found, in their words or those of the source. */
  readonly findings?: EditorText | undefined;
  /** Set where we read the report ourselves; otherwise the basis of the list applies. */
  readonly basis?: 'independent-audit' | undefined;
  /** Only test servers were searched, so it cannot confirm a promise about the servers in use. */
  readonly testServers?: true | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}
