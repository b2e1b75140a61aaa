/** What a link to a provider tells search engines, and nothing of this page to the other side. */
export function outboundRel(isPaid: boolean): string {
  return isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener';
}
