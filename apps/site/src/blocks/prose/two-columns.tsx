import type { ComponentProps } from 'react';
import { SignDrawing } from '#ui/primitives/sign/sign.tsx';
import type { Rendered } from '../rendered.ts';
import { toFragment } from '../to-fragment.ts';
import type { TitledList } from './two-lists.ts';

interface SignedList extends Rendered<TitledList> {
  readonly sign: ComponentProps<typeof SignDrawing>['kind'];
}

/** Pros and cons, side by side on wide screens. Both have the same text color, so the headings distinguish them. */
export function TwoColumns({ columns }: { readonly columns: readonly (SignedList | undefined)[] }) {
  return (
    <div className="two-columns">
      {columns.map((column) => column && <Column key={column.sign} {...column} />)}
    </div>
  );
}

function Column({ sign, id, title, items }: SignedList) {
  return (
    <div>
      <h3 id={id}>{toFragment(title)}</h3>
      <ul>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
          <li key={position}>
            <SignDrawing kind={sign} />
            <div>{toFragment(item)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
