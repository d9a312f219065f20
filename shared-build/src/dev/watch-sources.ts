import { watch } from 'node:fs';
import path from 'node:path';

/** An editor writes a file in several steps, and a branch switch many files. */
const QUIET_MS = 80;

/** Calls `onChange` after every change below the folder's `src`. Returns a disposer. */
export function watchSources(packageDir: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(packageDir, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
