import { Mark, type MarkProps } from '../ui/brand/mark.tsx';

export function Logo({ title, mark }: MarkProps & { readonly title: string }) {
  return (
    <svg role="img" viewBox="0 0 24 24" className="size-6 text-primary">
      <title>{title}</title>
      <Mark mark={mark} />
    </svg>
  );
}
