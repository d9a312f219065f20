import { parseCueSheet } from './cue-sheet.ts';
import { splitTrackTitle } from './split-track-title.ts';

test("uses the second index of a track, and the sheet's performer where a track names none", () => {
  const sheet = `REM GENRE House\r\nPERFORMER "Ada"\r\nTITLE "Night"\r\nFILE "night.mp3" MP3\r\n  TRACK 01 AUDIO\r\n    TITLE "One \\"two\\""\r\n    INDEX 01 00:00:00\r\n  TRACK 02 AUDIO\r\n    TITLE Two\r\n    PERFORMER "Bo"\r\n    INDEX 00 61:00:00\r\n    INDEX 01 61:02:37\r\n`;
  expect(parseCueSheet(sheet, 'night.mp3')).toEqual({
    title: 'Night',
    artist: 'Ada',
    tracks: [
      { title: 'One \\"two\\"', artist: 'Ada', startSeconds: 0 },
      { title: 'Two', artist: 'Bo', startSeconds: 61 * 60 + 2 + 37 / 75 },
    ],
    notes: [],
  });
});

test('uses the entries for this file from a sheet for several files', () => {
  const sheet =
    'FILE "a.wav" WAVE\nTRACK 01 AUDIO\nTITLE A\nINDEX 01 00:00:00\nFILE "C:\\x\\b.wav" WAVE\nTRACK 02 AUDIO\nTITLE B\nINDEX 01 00:10:00\n';
  expect(parseCueSheet(sheet, 'B.wav').tracks).toEqual([{ title: 'B', artist: '', startSeconds: 10 }]);
});

test.each(['', 'TRACK', 'TRACK 01 AUDIO\nINDEX 01 99', 'INDEX 01 00:00:00', '\0\0\0', 'TITLE "'])(
  'invalid input has no tracks: %j',
  (text) => {
    expect(parseCueSheet(text, 'x.mp3').tracks).toEqual([]);
  },
);

test.each([
  ['Ada – Night', { artist: 'Ada', title: 'Night' }],
  ['Ada - Night - Part 2', { artist: 'Ada', title: 'Night - Part 2' }],
  ['Sub-Zero', { artist: '', title: 'Sub-Zero' }],
  [' ', { artist: '', title: '' }],
])('%j is artist and title', (text, expected) => {
  expect(splitTrackTitle(text)).toEqual(expected);
});

const track = (number: number, lines: string): string => `TRACK 0${number} AUDIO\n${lines}\n`;

test.each([
  ['this file is the second', 'b.mp3', [['Two', 0]]],
  ['this file is the first', 'a.mp3', [['One', 0]]],
  ['its name is decomposed and in capitals', 'A\u0308.MP3', [['Three', 120]]],
])('[IMPORT-004] a track belongs to the file of its index: %s', (_what, name, expected) => {
  const sheet =
    `FILE "a.mp3" MP3\n${track(1, 'TITLE One\nINDEX 01 00:00:00')}TRACK 02 AUDIO\nTITLE Two\nINDEX 00 00:04:00\n` +
    `FILE "b.mp3" MP3\nINDEX 01 00:00:00\nTRACK 03 AUDIO\nTITLE Three\nFILE "\u00e4.mp3" MP3\nINDEX 01 02:00:00\n`;
  expect(parseCueSheet(sheet, name).tracks.map(({ title, startSeconds }) => [title, startSeconds])).toEqual(expected);
});

test('[IMPORT-004] without a line for the file, or with one alone, all tracks are of this file', () => {
  const tracks = track(1, 'TITLE One\nINDEX 01 00:00:00') + track(2, 'TITLE Two\nINDEX 01 00:02:00');
  expect(parseCueSheet(tracks, 'x.mp3').tracks).toHaveLength(2);
  expect(parseCueSheet(`FILE "other name.wav" WAVE\n${tracks}`, 'x.mp3').tracks).toHaveLength(2);
});

test('[IMPORT-004] keeps tracks that lack a title, have only a performer, lack frames, or have only a pause', () => {
  const sheet = [
    track(1, 'INDEX 01 00:00:00'),
    track(2, 'TITLE ""\nPERFORMER Ada\nPERFORMER Bo\nINDEX 01 00:02'),
    track(3, 'INDEX 00 00:04:00'),
  ].join('');
  expect(parseCueSheet(sheet, 'x.mp3')).toEqual({
    tracks: [
      { title: '', artist: '', startSeconds: 0 },
      { title: '', artist: 'Ada & Bo', startSeconds: 2 },
      { title: '', artist: '', startSeconds: 4 },
    ],
    notes: [],
  });
});

test.each([
  ['nothing that is understood', 'milk\nbread', "We can't read anything in its cue sheet."],
  ['an index in words', track(1, 'INDEX 01 two minutes'), "Times in its cue sheet that can't be read: 1."],
  ['a track without a time', 'TRACK 01 AUDIO\n', 'Tracks without a time in its cue sheet, which were left out: 1.'],
  [
    'other files alone',
    `FILE "a.mp3" MP3\n${track(1, 'INDEX 01 00:00:00')}FILE "b.mp3" MP3\n${track(2, 'INDEX 01 00:00:00')}`,
    'Its cue sheet describes other files.',
  ],
])('[IMPORT-004] ignored entries of a cue sheet are noted: %s', (_what, sheet, note) => {
  expect(parseCueSheet(sheet, 'x.mp3').notes).toContain(note);
});
