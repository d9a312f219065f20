import type { RemoteModule } from '@afterglow/shared-contracts';
import type { AreaFailure } from './slot-state.ts';

/** The code of a mounted or waiting version, lent to a part of it that is shown elsewhere on the page. */
export interface Loan {
  readonly module: RemoteModule;
  /** Aborts when the version is removed regardless. */
  readonly gone: AbortSignal;
  /** Until then the version counts as busy. */
  giveBack(): void;
  /** Why a part of it failed. */
  failureOf(thrown: unknown): Promise<AreaFailure>;
}

export interface Lender {
  lend(): Loan;
  isLent(): boolean;
  /** Ends all loans. */
  close(): void;
}

export function createLender(module: RemoteModule, failureOf: Loan['failureOf']): Lender {
  const out = new Set<Loan>();
  const gone = new AbortController();
  return {
    lend() {
      const loan: Loan = { module, gone: gone.signal, giveBack: () => void out.delete(loan), failureOf };
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
