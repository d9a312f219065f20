import { parseCueSheet } from './cue-sheet.ts';
import { splitTrackTitle } from './split-track-title.ts';

test('takes the second index of a track, and the performer of the sheet where a track names none', () => {
  const sheet = `REM GENRE House\r\nPERFORMER "Ada"\r\nTITLE "Night"\r\nFILE "night.mp3" MP3\r\n  TRACK 01 AUDIO\r\n    TITLE "One \\"two\\""\r\n    INDEX 01 00:00:00\r\n  TRACK 02 AUDIO\r\n    TITLE Two\r\n    PERFORMER "Bo"\r\n    INDEX 00 61:00:00\r\n    INDEX 01 61:02:37\r\n`;
  expect(parseCueSheet(sheet, '/music/night.mp3')).toEqual({
    title: 'Night',
    artist: 'Ada',
    tracks: [
      { title: 'One \\"two\\"', artist: 'Ada', startSeconds: 0 },
      { title: 'Two', artist: 'Bo', startSeconds: 61 * 60 + 2 + 37 / 75 },
    ],
  });
});

test('of a sheet for several files it takes what belongs to this one', () => {
  const sheet =
    'FILE "a.wav" WAVE\nTRACK 01 AUDIO\nTITLE A\nINDEX 01 00:00:00\nFILE "C:\\x\\b.wav" WAVE\nTRACK 02 AUDIO\nTITLE B\nINDEX 01 00:10:00\n';
  expect(parseCueSheet(sheet, 'B.wav').tracks).toEqual([{ title: 'B', artist: '', startSeconds: 10 }]);
});

test.each(['', 'TRACK', 'TRACK 01 AUDIO\nINDEX 01 99', 'INDEX 01 00:00:00', '\0\0\0', 'TITLE "'])(
  'nonsense has no tracks: %j',
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
