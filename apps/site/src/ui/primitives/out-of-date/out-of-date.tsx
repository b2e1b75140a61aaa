import { Icon } from '#ui/icons/icon.tsx';

/** That a fact is too old, behind its answer. What is fresh says nothing. */
export function OutOfDate({ children }: { readonly children: string }) {
  return (
    <span className="out-of-date">
      <Icon name="clock" className="size-3.5" /> {children}
    </span>
  );
}
