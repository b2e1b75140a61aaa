import { Children, type ComponentProps, type ReactNode } from 'react';
import { SignDrawing } from '#ui/primitives/sign/sign.tsx';

export interface SignedList {
  readonly sign: ComponentProps<typeof SignDrawing>['kind'];
  readonly id?: string;
  readonly title: ReactNode;
  readonly items: readonly ReactNode[];
}

/** For and against, side by side where there is room. Ink for both: the headings say which is which. */
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
      <h3 id={id}>{Children.toArray(title)}</h3>
      <ul>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
          <li key={position}>
            <SignDrawing kind={sign} />
            <div>{Children.toArray(item)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
