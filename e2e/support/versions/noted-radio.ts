import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addNotes, readPackage } from '@afterglow/shared-build';
import { scratchFolder, workspaceRoot } from '../paths.ts';
import { buildPatchedRadio } from './patched-radio.ts';

/** The changed radio with the notes of a workspace that holds these, each with the package it is about, oldest first. */
export async function buildNotedRadio(
  version: string,
  notes: readonly { readonly about: string; readonly text: string }[],
): Promise<string> {
  const root = path.join(scratchFolder, `notes-${version}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.join(root, '.changes'), { recursive: true });
  for (const [index, { about, text }] of notes.entries())
    writeFileSync(
      path.join(root, '.changes', `2026-11-${10 + index}-note.md`),
      `---\npackages: [${about}]\n---\n\n${text}\n`,
    );
  const folder = await buildPatchedRadio(version);
  addNotes(folder, readPackage(path.join(workspaceRoot, 'mfe-radio')), root);
  return folder;
}
