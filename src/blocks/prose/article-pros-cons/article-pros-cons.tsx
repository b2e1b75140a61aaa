import type { Drawn } from '../../drawn.ts';
import { TwoColumns } from '../two-columns.tsx';
import type { ProsConsModel } from './article-pros-cons.block.ts';

/** The same hand as everywhere else that something speaks for and against. */
export function ArticleProsCons({ pros, cons }: Drawn<ProsConsModel>) {
  return <TwoColumns columns={[pros && { sign: 'for', ...pros }, cons && { sign: 'against', ...cons }]} />;
}
