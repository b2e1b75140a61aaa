import { Mark } from '../brand/mark.tsx';

export function Logo({ title }: { readonly title: string }) {
  return (
    <svg role="img" viewBox="0 0 24 24" className="size-6 text-primary">
      <title>{title}</title>
      <Mark />
    </svg>
  );
}
