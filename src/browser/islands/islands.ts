interface Island {
  readonly mount: (place: HTMLElement) => void;
}

/** The code of each tool, by the name its page gives it. */
export const islands: Readonly<Record<string, () => Promise<Island>>> = {
  'true-cost': () => import('#islands/true-cost.tsx'),
};
