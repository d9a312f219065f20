import type { RemoteModule } from '@afterglow/shared-contracts';

/** The code of a mounted or waiting version, lent for something of it that stands elsewhere on the page. */
export interface Loan {
  readonly module: RemoteModule;
  /** Aborts when the version goes all the same. */
  readonly gone: AbortSignal;
  /** Until then the version counts as busy. */
  giveBack(): void;
}

export interface Lender {
  lend(): Loan;
  isLent(): boolean;
  /** Takes everything back. */
  close(): void;
}

export function createLender(module: RemoteModule): Lender {
  const out = new Set<Loan>();
  const gone = new AbortController();
  return {
    lend() {
      const loan: Loan = { module, gone: gone.signal, giveBack: () => void out.delete(loan) };
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
