import { Icon } from '#ui/icons/icon.tsx';

/** The label of an out-of-date fact, after its answer. Fresh facts have no label. */
export function OutOfDate({ children }: { readonly children: string }) {
  return (
    <span className="out-of-date">
      <Icon name="clock" className="size-3.5" /> {children}
    </span>
  );
}
