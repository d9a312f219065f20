import type { RunningRelease } from '@afterglow/shared-registry-contracts';
import { useQuery } from '@tanstack/react-query';
import { versionsQuery } from '../registry/queries.ts';
import { NoteList } from '../ui/note-list.tsx';
import { notesBrought } from './notes-brought.ts';

interface ChangeNotesProps {
  readonly remote: string;
  readonly version: string;
  readonly seen: RunningRelease | undefined;
}

/** What a version brings compared to the live one. */
export function ChangeNotes({ remote, version, seen }: ChangeNotesProps) {
  const { data } = useQuery(versionsQuery(remote));
  return <NoteList notes={notesBrought(data?.versions ?? [], seen?.version, version)} />;
}
