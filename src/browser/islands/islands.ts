interface Island {
  /** Whoever takes time to come alive returns a promise. */
  readonly mount: (place: HTMLElement) => unknown;
}

/** The code of each tool, by the name its page gives it. */
export const islands: Readonly<Record<string, () => Promise<Island>>> = {
  'your-ranking': () => import('#islands/your-ranking.tsx'),
};
