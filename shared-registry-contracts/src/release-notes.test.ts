import { NOTES_MAX, releaseNotesSchema } from './release-notes.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Note ${index}`).join('\n');

test.each([null, 'Channel pages show the next show', lines(NOTES_MAX), '<b>No markup</b>, only text'])(
  'the notes %j are valid',
  (notes) => expect(releaseNotesSchema.safeParse(notes).success).toBe(true),
);

test.each([
  ['more notes than a release contains', lines(NOTES_MAX + 1)],
  ['a note that is too long', 'a'.repeat(201)],
  ['an empty note', 'One\n\nTwo'],
  ['a note that would steer a terminal', 'Blank\u001b[2J'],
  ['a note with invisible characters', 'Two\u200b'],
])('%s is not valid', (_, notes) => expect(releaseNotesSchema.safeParse(notes).success).toBe(false));
