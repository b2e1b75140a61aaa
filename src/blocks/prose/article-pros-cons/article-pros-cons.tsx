import type { ReactNode } from 'react';
import { TwoColumns } from '../two-columns.tsx';

interface ArgumentsProps {
  readonly id?: string;
  readonly title: ReactNode;
  readonly items: readonly ReactNode[];
}

interface ArticleProsConsProps {
  readonly pros?: ArgumentsProps;
  readonly cons?: ArgumentsProps;
}

/** The same hand as everywhere else that something speaks for and against. */
export function ArticleProsCons({ pros, cons }: ArticleProsConsProps) {
  return <TwoColumns columns={[pros && { sign: 'for', ...pros }, cons && { sign: 'against', ...cons }]} />;
}
