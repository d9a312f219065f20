import type { RemoteModule } from '@afterglow/shared-contracts';
import type { AreaFailure } from './slot-state.ts';

/** The code of a mounted or waiting version, leased to a part of it that is shown elsewhere on the page. */
export interface ModuleLease {
  readonly module: RemoteModule;
  readonly gone: AbortSignal;
  endLease(): void;
  failureOf(thrown: unknown): Promise<AreaFailure>;
}

export interface ModuleLeases {
  lease(): ModuleLease;
  isLent(): boolean;
  close(): void;
}

export function createModuleLeases(module: RemoteModule, failureOf: ModuleLease['failureOf']): ModuleLeases {
  const out = new Set<ModuleLease>();
  const gone = new AbortController();
  return {
    lease() {
      const loan: ModuleLease = { module, gone: gone.signal, endLease: () => void out.delete(loan), failureOf };
      out.add(loan);
      return loan;
    },
    isLent: () => out.size > 0,
    close() {
      out.clear();
      gone.abort();
    },
  };
}
