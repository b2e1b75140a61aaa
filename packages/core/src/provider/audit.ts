import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';

/** What outsiders looked at. The first three can prove that no logs are kept; of the others, the deepest look counts. */
export const auditKinds = [
  /** Engineers looked at servers for logs. */
  'inspection',
  /** Accountants confirmed the provider's statement (ISAE 3000). */
  'assurance',
  /** Servers, or a copy of them, were tested for security. */
  'infrastructure',
  'apps-source',
  'apps-unstated',
  /** One app, a protocol or an account system; with its source code, or without a word on it. */
  'part-source',
  'part-unstated',
  /** A standard list of points, such as MASA or ISO. */
  'checklist',
  /** Another product of the company, not the VPN: worth knowing, not worth points. */
  'other-product',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface Audit {
  readonly auditor: string;
  readonly kind: AuditKind;
  readonly scope: EditorText;
  /** What the audit left out, where its source says so; its absence says nothing. */
  readonly notInScope?: EditorText | undefined;
  readonly date: PartialDate;
  readonly reportPublic: boolean | 'unknown';
  /** Where the report, or what was published of it, can be read. */
  readonly reportAt?: string | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}
