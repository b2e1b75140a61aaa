/** Returns the ledger's metrics from /metrics of an origin, by name with labels. */
export async function ledgerMetrics(originUrl: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${originUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('clicks_'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
