import type { AssignedRelease, Assignment } from '../../db/tables.ts';

/** How many earlier versions of a release are remembered as good. */
const LONGEST_HISTORY = 20;

/** The assignment with `version` live; a rollback will return to what was live. */
export function withPromoted(assignment: Assignment, name: string, version: string): Assignment {
  const current = assignment[name];
  const earlier = current === undefined ? [] : [...current.history, current.version];
  const history = earlier.filter((one) => one !== version).slice(-LONGEST_HISTORY);
  return { ...assignment, [name]: { version, history } };
}

/** The version that a rollback returns to when none is named. */
export function rollbackTarget(current: AssignedRelease | undefined): string | undefined {
  return current?.history.at(-1);
}

/** The assignment with `version` live again; what was live is not good, so it is not remembered. */
export function withRolledBack(assignment: Assignment, name: string, version: string): Assignment {
  const history = assignment[name]?.history ?? [];
  const index = history.indexOf(version);
  return { ...assignment, [name]: { version, history: index === -1 ? history : history.slice(0, index) } };
}
