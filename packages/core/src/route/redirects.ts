/** An address that moved permanently. Both paths include their language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface RedirectProblem extends Redirect {
  /**
   * Why the redirect is wrong: it is part of a loop, its old address has a page, its new address has none, or the old
   * address is listed twice.
   */
  readonly why: 'loop' | 'hides' | 'nowhere' | 'twice';
}

/** Returns the final target of each old address, so that a visitor is redirected only once. It leaves out loops. */
export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  const steps = new Map(redirects.map(({ from, to }) => [from, to]));
  return new Map(
    steps.keys().flatMap((from): [string, string][] => {
      const end = followRedirects(from, steps);
      return end === undefined ? [] : [[from, end]];
    }),
  );
}

export function redirectProblems(
  redirects: readonly Redirect[],
  pageExists: (path: string) => boolean,
): RedirectProblem[] {
  const table = redirectTable(redirects);
  const seen = new Set<string>();
  return redirects.flatMap((redirect): RedirectProblem[] => {
    const isTwice = seen.has(redirect.from);
    seen.add(redirect.from);
    const end = table.get(redirect.from);
    if (isTwice) return [{ ...redirect, why: 'twice' }];
    if (pageExists(redirect.from)) return [{ ...redirect, why: 'hides' }];
    if (end === undefined) return [{ ...redirect, why: 'loop' }];
    return pageExists(end) ? [] : [{ ...redirect, why: 'nowhere' }];
  });
}

/**
 * Returns the redirects after a page has moved. Older redirects to the page now lead to its new address, so that there are
 * no chains. A redirect from the new address is removed, because it now has a page.
 */
export function withMoved(redirects: readonly Redirect[], moved: Redirect): Redirect[] {
  return [
    ...redirects
      .map(({ from, to }) => ({ from, to: to === moved.from ? moved.to : to }))
      .filter(({ from }) => from !== moved.to && from !== moved.from),
    moved,
  ];
}

function followRedirects(from: string, steps: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set([from]);
  let at = steps.get(from);
  while (at !== undefined && steps.has(at)) {
    if (passed.has(at)) return undefined;
    passed.add(at);
    at = steps.get(at);
  }
  return at;
}
