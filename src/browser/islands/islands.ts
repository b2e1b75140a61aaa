interface Island {
  readonly mount: (place: HTMLElement) => Promise<void>;
}

/** The code of each tool, by the name its page gives it. */
export const islands: Readonly<Record<string, () => Promise<Island>>> = {
  'your-ranking': () => import('#islands/your-ranking.tsx'),
};
