import type { Crowd } from './crowd.ts';
import { memoryKb, processorMs, waitedMs } from './process-usage.ts';

export interface Usage {
  readonly open: number;
  /** Share of one core, in percent. */
  readonly corePercent: number;
  /** Share of the time in which it was ready to run but the processors were busy: blocks seem longer then. */
  readonly waitedPercent: number;
  readonly memoryMb: number;
  readonly kbitPerListener: number;
}

const KB_PER_MB = 1024;

/** Lets the audience listen for a while, and measures the server process. */
export async function watchProcess(pid: number, crowd: Crowd, durationMs: number): Promise<Usage> {
  const begin = { report: await crowd.report(), processorMs: processorMs(pid), waitedMs: waitedMs(pid) };
  await new Promise((resolve) => setTimeout(resolve, durationMs));
  const end = { report: await crowd.report(), processorMs: processorMs(pid), waitedMs: waitedMs(pid) };
  const tookMs = end.report.atMs - begin.report.atMs;
  const { open, bytes } = end.report;
  return {
    open,
    corePercent: ((end.processorMs - begin.processorMs) / tookMs) * 100,
    waitedPercent: ((end.waitedMs - begin.waitedMs) / tookMs) * 100,
    memoryMb: memoryKb(pid) / KB_PER_MB,
    kbitPerListener: open === 0 ? 0 : (bytes * 8) / tookMs / open,
  };
}
