interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader or the connection asks for as little traffic as possible. */
export function savesData({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /(?:^|-)2g$/.test(effectiveType ?? '');
}

/** Of this browser; not every browser tells. */
export function browserSavesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return savesData(connection) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
