import type { AssignedRelease, Assignment } from '../../db/tables.ts';

/** The assignment of a name, which may be that of an object's built-in property, such as "constructor". */
export function findAssignment(assignment: Assignment, name: string): AssignedRelease | undefined {
  return Object.hasOwn(assignment, name) ? assignment[name] : undefined;
}

export function rollbackTarget(current: AssignedRelease | undefined): string | undefined {
  return current?.history.at(-1);
}
