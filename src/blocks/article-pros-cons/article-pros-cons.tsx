import { Children, type ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

interface ArgumentsProps {
  readonly id?: string;
  readonly title: ReactNode;
  readonly items: readonly ReactNode[];
}

interface ArticleProsConsProps {
  readonly pros?: ArgumentsProps;
  readonly cons?: ArgumentsProps;
}

/** Side by side from md on, one under the other on a phone. Ink for both: the words say which is which. */
export function ArticleProsCons({ pros, cons }: ArticleProsConsProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {pros && <Arguments icon="thumbs-up" {...pros} />}
      {cons && <Arguments icon="thumbs-down" {...cons} />}
    </div>
  );
}

function Arguments({
  icon,
  id,
  title,
  items,
}: ArgumentsProps & { readonly icon: 'thumbs-up' | 'thumbs-down' }) {
  return (
    <div>
      <h3 id={id} className="mt-0 flex items-baseline gap-2.5 border-b border-line pb-2">
        <Icon name={icon} className="size-5 translate-y-0.5" />
        <span>{Children.toArray(title)}</span>
      </h3>
      <ul className="mt-3">
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
          <li key={position}>{Children.toArray(item)}</li>
        ))}
      </ul>
    </div>
  );
}
