import type { AssignedRelease, Assignment } from '../db/tables.ts';

/** What is assigned to a name, also to one such as "constructor", which every object has. */
export function findAssignment(assignment: Assignment, name: string): AssignedRelease | undefined {
  return Object.hasOwn(assignment, name) ? assignment[name] : undefined;
}

/** The version that a rollback returns to when none is named. */
export function rollbackTarget(current: AssignedRelease | undefined): string | undefined {
  return current?.history.at(-1);
}
