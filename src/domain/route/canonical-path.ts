/** The one form of an address: lower case, no empty segment, no slash at the end. */
export function canonicalPath(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}
