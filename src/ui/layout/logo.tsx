/** A disc half in shadow: what a VPN hides, and what it does not. */
export function Logo({ title }: { readonly title: string }) {
  return (
    <svg role="img" viewBox="0 0 24 24" className="size-6 text-primary">
      <title>{title}</title>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M12 2a10 10 0 0 0 0 20z" fill="currentColor" />
    </svg>
  );
}
