import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AttestedManifest, NOTES_MAX, noteSchema } from '@afterglow/shared-registry-contracts';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type WorkspacePackage, WORKSPACE_ROOT } from '../workspace/packages.ts';
import { buildInputs } from './inputs/input-files.ts';
import { readRelease, writeRelease } from './release-files.ts';

const NOTES_FOLDER = '.changes';
/** The day sorts them. */
const NOTE_FILE = /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.md$/;
const FENCE = '---\n';

const noteFileSchema = z.object({
  /** Folders of packages. */
  packages: z.array(z.string()).check(z.minLength(1)),
  text: noteSchema,
});
/** A note about a change for release managers, and the packages that it changed. */
export type Note = z.infer<typeof noteFileSchema>;

/** The notes of a workspace, newest first. Throws Error, naming the file, when one is not valid. */
export function readNotes(root: string = WORKSPACE_ROOT): readonly Note[] {
  const folder = path.join(root, NOTES_FOLDER);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files
    .sort()
    .reverse()
    .map((file) => parseNote(file, readFileSync(path.join(folder, file), 'utf8')));
}

/** Writes the notes about what is in the release of a package into the release in `dir`, and returns its manifest. */
export function addNotes(dir: string, one: WorkspacePackage, root: string = WORKSPACE_ROOT): AttestedManifest {
  const manifest = readRelease(dir);
  if (!manifest) throw new Error(`${dir} does not contain a release`);
  const notes = notesAbout(one, root);
  if (notes === manifest.notes) return manifest;
  const noted = { ...manifest, notes };
  writeRelease(dir, noted);
  return noted;
}

function notesAbout(one: WorkspacePackage, root: string): string | null {
  const bundled = buildInputs(one).map(({ location }) => location);
  const notes = readNotes(root).filter(({ packages }) => packages.some((name) => bundled.includes(name)));
  return (
    notes
      .slice(0, NOTES_MAX)
      .map(({ text }) => text)
      .join('\n') || null
  );
}

function parseNote(file: string, contents: string): Note {
  const [before, head = '', ...body] = contents.split(FENCE);
  const where = `${NOTES_FOLDER}/${file}`;
  if (!NOTE_FILE.test(file)) throw new Error(`${where}: name it for its day and subject, as 2026-11-28-next-show.md.`);
  if (before !== '' || body.length === 0)
    throw new Error(`${where}: begin with the packages between two lines of ---.`);
  const fields: unknown = parse(head);
  const parsed = noteFileSchema.safeParse({ ...Object(fields), text: body.join(FENCE) });
  if (!parsed.success) throw new Error(`${where}: name its packages, and write one line of at most 200 characters.`);
  return parsed.data;
}
