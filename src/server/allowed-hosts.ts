const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether this server answers for the name in a Host header. The port is nobody's business, and nothing we send is made
 * of the name. Loopback names are always answered: probes and developers use them, and nginx lets none of them in.
 */
export function hostGuard(siteUrl: string, others: readonly string[]): (host: string | undefined) => boolean {
  const allowed = new Set([new URL(siteUrl).hostname, ...others, ...loopback]);
  return (host) => host !== undefined && allowed.has(host.replace(/:\d+$/, '').toLowerCase());
}
