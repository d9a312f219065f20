import { fileNameOf, folderOf } from './music-path.ts';

const inFolder = (hex: string): Buffer =>
  Buffer.concat([Buffer.from('/caf\u00e9/', 'latin1'), Buffer.from(hex, 'hex')]);

test.each([
  ['UTF-8', Buffer.from('夜.mp3').toString('hex'), undefined, '夜.mp3'],
  ['UTF-8, whatever encoding is given', Buffer.from('夜.mp3').toString('hex'), 'windows-1251', '夜.mp3'],
  ['Shift-JIS', '96e996be82af82cc89b98a792e6d7033', undefined, '夜明けの音楽.mp3'],
  ['Windows-1251', 'cdeef7edeee920fdf4e8f02e6d7033', undefined, 'Ночной эфир.mp3'],
  ['Windows-1252', 'e974e92e6d7033', undefined, 'été.mp3'],
  ['the given encoding', 'c4eeec2e6d7033', 'windows-1251', 'Дом.mp3'],
  ['Latin-1 where it is not in the given one', '81812e6d7033', 'euc-kr', '\u0081\u0081.mp3'],
])('[IMPORT-004] a file name is read as %s, and its folder is left as it is', (_what, hex, encoding, name) => {
  expect(fileNameOf(inFolder(hex), encoding)).toBe(name);
  expect(folderOf(inFolder(hex))).toEqual(Buffer.from('/caf\u00e9/', 'latin1'));
});
