/** Returns the CPU time that an origin has used so far, from its own metrics. */
export async function processorSeconds(originUrl: string): Promise<number> {
  const text = await (await fetch(`${originUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
