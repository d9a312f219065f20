import { isCalledSo, isNamedSo } from './named-so.ts';

test.each([
  ['Deep House', 'deep', true],
  ['Deep House', 'hou de', true],
  ['Deep House', 'eep', false],
  ['Drum & Bass', 'drum & bass', true],
  ['Lo-Fi', 'ｌｏ', true],
  ['Deep House', '!!', false],
])('of "%s" words start like "%s": %s', (name, keyword, isSo) => {
  expect(isNamedSo(name, keyword)).toBe(isSo);
});

test.each([
  ['Lo-Fi', 'lo fi', true],
  ['Björk', 'bjork ', true],
  ['!!!', '!!!', true],
  ['!!!', '???', false],
  ['Deep House', 'deep', false],
])('"%s" is called "%s": %s', (name, keyword, isSo) => {
  expect(isCalledSo(name, keyword)).toBe(isSo);
});
