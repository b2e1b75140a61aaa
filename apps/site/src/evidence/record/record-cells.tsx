import { Text } from '@vpn-site/core/i18n/text.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { SourceView } from '../fact/fact-view.ts';
import { NotedSource } from '../source/source-link.tsx';
import type { RecordCell, RichTextCell } from './record-row.ts';

interface CellProps {
  readonly cell: RichTextCell;
  /** The address of the report or page that the cell is about. */
  readonly href?: string | undefined;
  /** The label of the value in the card layout on small screens. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A cell of a record. It has no source mark, because the date of the row opens the evidence for the whole row. A value
 * without a source is fainter.
 */
export function Cell({ cell, href, label, children }: CellProps) {
  return (
    <td data-label={label} className={cell.mark ? undefined : 'faint'}>
      {href === undefined ? (
        <Text words={cell.text} />
      ) : (
        <a className="review-source" href={href} rel="noopener noreferrer">
          <Text words={cell.text} />
        </a>
      )}
      {children}
    </td>
  );
}

interface WhenProps {
  readonly when: RecordCell;
  readonly age: string;
}

export function When({ when, age }: WhenProps) {
  return (
    <th scope="row">
      <CitedText {...when} />
      <small className="record-age">{age}</small>
    </th>
  );
}

export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return remarks.map((remark) => (
    <p key={remark} className="fact-remark">
      {remark}
    </p>
  ));
}

/**
 * The cell with the source of a row. The source is named and linked in full, because each audit, incident and test has its
 * own source.
 */
export function RowSource({ source }: { readonly source: SourceView | undefined }) {
  const t = useTranslations('evidence.records');
  return (
    <td data-label={t('source')}>{source && <NotedSource source={source} className="review-source" />}</td>
  );
}
