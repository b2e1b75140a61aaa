/** How much processor time an origin has used so far, by its own metrics. */
export async function processorSeconds(originUrl: string): Promise<number> {
  const text = await (await fetch(`${originUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
