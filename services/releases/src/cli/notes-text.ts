import { toSingleLine } from '@afterglow/kit';
import { noteLines } from '@afterglow/shared-registry-contracts';

/** The notes of a release for a person to read, as indented lines. */
export function notesText(notes: string | null | undefined): readonly string[] {
  return noteLines(notes).map((note) => `  - ${toSingleLine(note)}`);
}
