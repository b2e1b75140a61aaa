/** The providers that a route names: one for `review-{provider}`, two for `compare-{a}-{b}`, else none. */
export function routeProviders(routeName: string, providers: ReadonlySet<string>): readonly string[] {
  const review = withoutPrefix(routeName, 'review-');
  if (review !== undefined) return providers.has(review) ? [review] : [];
  const pair = withoutPrefix(routeName, 'compare-');
  return pair === undefined ? [] : splitPair(pair, providers);
}

function withoutPrefix(text: string, prefix: string): string | undefined {
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}

/** Provider ids hold hyphens themselves, so the only right split is one between two known ids. */
function splitPair(pair: string, providers: ReadonlySet<string>): readonly string[] {
  for (let at = pair.indexOf('-'); at !== -1; at = pair.indexOf('-', at + 1)) {
    const [a, b] = [pair.slice(0, at), pair.slice(at + 1)];
    if (a !== b && providers.has(a) && providers.has(b)) return [a, b];
  }
  return [];
}
