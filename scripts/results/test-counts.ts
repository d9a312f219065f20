/** The counts of checks and their results, over all runners. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: TestCounts = { passed: 0, failed: 0 };

/** A check that does not consist of tests counts as one. */
export function asCounts(ok: boolean): TestCounts {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sum(tallies: readonly TestCounts[]): TestCounts {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), NOTHING);
}

/** A runner that failed without naming a test (it crashed, a file did not load) counts as one failure. */
export function withExit(tally: TestCounts, ok: boolean): TestCounts {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
