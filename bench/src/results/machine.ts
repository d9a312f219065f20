import os from 'node:os';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGib: number;
  readonly system: string;
  /** The load over the last minute at the start: above the number of cores, times are too long. */
  readonly loadAverage: number;
  /** The priority of this process and its children: 0 is normal, lower values run first. */
  readonly niceness: number;
}

const BYTES_PER_GIB = 2 ** 30;

export function machine(): Machine {
  const [cpu] = os.cpus();
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGib: Math.round(os.totalmem() / BYTES_PER_GIB),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    loadAverage: loadAverage(),
    niceness: os.getPriority(),
  };
}

export function loadAverage(): number {
  return Number((os.loadavg()[0] ?? 0).toFixed(2));
}
