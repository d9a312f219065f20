import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildOrder, BuildReport } from './build-worker.ts';

const WORKER_FILE = fileURLToPath(new URL('build-worker.ts', import.meta.url));

/** Builds folders in up to `size` processes; `onBuilt` is told of each. Rejects with the first failure, and stops the others. */
export async function buildInWorkers(
  packageDirs: readonly string[],
  size: number,
  hooks: { onStart: (packageDir: string) => void; onBuilt: (packageDir: string) => void },
): Promise<void> {
  const queue = [...packageDirs];
  const workers: ChildProcess[] = [];
  const runWorker = async (): Promise<void> => {
    const worker = fork(WORKER_FILE, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    workers.push(worker);
    for (let dir = queue.shift(); dir !== undefined; dir = queue.shift()) {
      hooks.onStart(dir);
      await build(worker, dir);
      hooks.onBuilt(dir);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(size, queue.length) }, runWorker));
  } finally {
    for (const worker of workers) worker.kill();
  }
}

function build(worker: ChildProcess, packageDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`The build process of ${packageDir} ended with ${code}`));
    worker.once('exit', onExit);
    worker.once('message', (report: BuildReport) => {
      worker.off('exit', onExit);
      if (report.ok) resolve();
      else reject(new Error(report.message));
    });
    worker.send({ packageDir } satisfies BuildOrder);
  });
}
