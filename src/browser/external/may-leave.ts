/**
 * Whether a link may leave the site. The build writes `rel="noopener"` on every link outwards, and it writes such
 * links only to a provider, a fact's source, the owner's own contact or a host that the owner allows; nobody else
 * writes `rel`.
 */
export function mayLeave(address: URL, rel: string): boolean {
  const { protocol, username, password } = address;
  if (!['https:', 'mailto:'].includes(protocol) || username !== '' || password !== '') return false;
  return rel.toLowerCase().split(/\s+/).includes('noopener');
}
