interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader or the connection asks for minimal traffic. */
export function savesData({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /(?:^|-)2g$/.test(effectiveType ?? '');
}

/** Whether this browser asks to save data; not every browser reports it. */
export function browserSavesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return savesData(connection) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
