/**
 * The address of one file of the mirror as another writes it; both are named from the top of the mirror. Segments are
 * encoded, so none of them can be read as a scheme, a query or an anchor.
 */
export function relativeLink(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/').slice(0, -1);
  const differs = here.findIndex((segment, depth) => segment !== there[depth]);
  const shared = differs === -1 ? here.length : differs;
  const up = here.slice(shared).map(() => '..');
  const down = to.split('/').slice(shared).map(encodeURIComponent);
  return [...up, ...down].join('/');
}
