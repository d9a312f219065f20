import * as z from 'zod/mini';
import { lineOfText } from '@afterglow/shared-contracts/services';

/** The maximum number of notes of a release. */
export const NOTES_MAX = 30;
const NOTE_MAX_LENGTH = 200;

/** A note about a change: one line of plain text, at most 200 characters. */
export const noteSchema = lineOfText(NOTE_MAX_LENGTH).check(z.minLength(1));

/** The notes of a release as they are published: one per line, null without any. */
export const releaseNotesSchema = z.nullable(
  z
    .string()
    .check(
      z.refine(areNotes, `must be at most ${NOTES_MAX} lines of plain text of at most ${NOTE_MAX_LENGTH} characters`),
    ),
);

/** The notes in the field `notes` of a release, which a registry of an earlier version omits. */
export function noteLines(notes: string | null | undefined): readonly string[] {
  return notes ? notes.split('\n') : [];
}

function areNotes(notes: string): boolean {
  const lines = noteLines(notes);
  return lines.length <= NOTES_MAX && lines.every((line) => noteSchema.safeParse(line).data === line);
}
