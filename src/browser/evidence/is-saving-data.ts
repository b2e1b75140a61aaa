/** Whether the reader asked for less traffic: then nothing is loaded before it is needed. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
