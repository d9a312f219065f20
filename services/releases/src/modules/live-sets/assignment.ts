import { assignedTo } from '../assigned-to.ts';
import type { AssignedCanary, AssignedRelease, Assignment } from '../../db/tables.ts';

/** How many earlier versions of a release are remembered as good. */
const LONGEST_HISTORY = 20;

/** The assignment with `version` live; a rollback will return to what was live. */
export function withPromoted(assignment: Assignment, name: string, version: string): Assignment {
  const current = assignedTo(assignment, name);
  const earlier = current === undefined ? [] : [...current.history, current.version];
  const history = earlier.filter((one) => one !== version).slice(-LONGEST_HISTORY);
  return { ...assignment, [name]: { version, history } };
}

/** The assignment with a version live for a part of the visitors. */
export function withCanary(assignment: Assignment, name: string, canary: AssignedCanary): Assignment {
  const current = assignedTo(assignment, name);
  return current === undefined ? assignment : { ...assignment, [name]: { ...current, canary } };
}

/** The assignment without the canary of a name; everybody has what is live. */
export function withoutCanary(assignment: Assignment, name: string): Assignment {
  const current = assignedTo(assignment, name);
  if (current === undefined) return assignment;
  const { canary: _, ...rest } = current;
  return { ...assignment, [name]: rest };
}

/** The version that a rollback returns to when none is named. */
export function rollbackTarget(current: AssignedRelease | undefined): string | undefined {
  return current?.history.at(-1);
}

/** The assignment with `version` live again; what was live is not good, so it is not remembered. */
export function withRolledBack(assignment: Assignment, name: string, version: string): Assignment {
  const history = assignedTo(assignment, name)?.history ?? [];
  const index = history.indexOf(version);
  return { ...assignment, [name]: { version, history: index === -1 ? history : history.slice(0, index) } };
}
