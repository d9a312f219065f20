import { buildRelease } from './build-release.ts';

/** From the parent: build this folder. */
export interface BuildOrder {
  readonly packageDir: string;
}

/** To the parent: how it went. */
export type BuildReport = { readonly ok: true } | { readonly ok: false; readonly message: string };

// A process of its own: webpack keeps one core busy, so two of these build twice as fast.
process.on('message', (order: BuildOrder) => {
  void buildAndReport(order);
});

async function buildAndReport({ packageDir }: BuildOrder): Promise<void> {
  try {
    await buildRelease({ packageDir });
    report({ ok: true });
  } catch (error) {
    report({ ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}

function report(message: BuildReport): void {
  process.send?.(message);
}
