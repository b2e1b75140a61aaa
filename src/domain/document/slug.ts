/** Names that Windows reserves: a static mirror must be unpackable everywhere. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const segmentForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Why a slug cannot be a path on this site, or undefined when it can. */
export function slugProblem(slug: string): string | undefined {
  if (slug === '') return 'it is empty';
  if (slug.length > 200) return 'it is longer than 200 characters';
  const bad = slug.split('/').find((segment) => !segmentForm.test(segment) || reserved.test(segment));
  if (bad === undefined) return undefined;
  return reserved.test(bad)
    ? `"${bad}" is a reserved file name`
    : `the segment ${JSON.stringify(bad)} has characters outside a-z, 0-9 and single hyphens`;
}
