interface Island {
  /** Whoever takes time to come alive returns a promise. */
  readonly mount: (place: HTMLElement, loadJson: <Data>(path: string) => Promise<Data>) => unknown;
}

/** The code of each tool, by the name its page gives it. */
export const islands: Readonly<Record<string, () => Promise<Island>>> = {
  'true-cost': () => import('#islands/true-cost.tsx'),
  'your-ranking': () => import('#islands/your-ranking.tsx'),
};
