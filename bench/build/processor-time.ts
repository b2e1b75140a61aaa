import { processFile } from '../process-status.ts';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process and its threads have taken so far; 0 once it is gone. */
export function processorTime(id: number | undefined): number {
  // The name of the program, in brackets, may hold spaces; what follows it does not.
  const fields = processFile(id, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}
