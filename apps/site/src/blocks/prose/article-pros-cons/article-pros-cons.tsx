import type { Rendered } from '#blocks/rendered.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { TwoColumns } from '../two-columns.tsx';
import type { ProsConsModel } from './article-pros-cons.block.ts';

/** Pros and cons in two columns, with a thumb icon for each. */
export function ArticleProsCons({ pros, cons }: Rendered<ProsConsModel>) {
  return (
    <TwoColumns
      columns={[
        pros && { ...pros, sign: 'for', title: thumb('up', pros.title) },
        cons && { ...cons, sign: 'against', title: thumb('down', cons.title) },
      ]}
    />
  );
}

type Title = NonNullable<Rendered<ProsConsModel>['pros']>['title'];

function thumb(way: 'up' | 'down', title: Title): Title {
  return [<Icon key={way} name={`thumbs-${way}`} className="size-6" />, ...title];
}
