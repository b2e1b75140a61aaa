import { processStatus } from '../process-status.ts';

/** The most megabytes that a process ever had, as the kernel counts them; 0 once it is gone. */
export function peakMemory(id: number | undefined): number {
  return Math.round(processStatus(id, 'VmHWM') / 1024);
}
