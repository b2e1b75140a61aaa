interface Titled {
  readonly title?: string | undefined;
  /** What the route is called, where its page does not say. */
  readonly metaTitle?: string | undefined;
  readonly path: string;
}

/** A page's own title, or else its route's, or else the last segment of its address in title case. */
export function titleOf({ title, metaTitle, path }: Titled): string {
  return title || metaTitle || titleCase(path.split('/').at(-1) ?? '');
}

function titleCase(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
