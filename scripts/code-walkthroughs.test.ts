import { readWalks } from './code-walkthroughs.ts';

const document = (text: string): string =>
  `## 7. Four walks through the code\n\n**Play to sound.** ${text}\n\n## 8. Rules\n`;
const KNOWN = [
  'shell/src/hints.ts',
  'services/door/src/hints.ts',
  'services/door/src/door.routes.ts',
  'a/area.ts',
  'b/area.ts',
];

test('a walk has the files that it names, each once', () => {
  const text = 'In `services/door` comes `door.routes.ts`, then `hints.ts`, `door.routes.ts` again and `playMix`.';
  expect(readWalks(document(text), KNOWN)).toEqual([
    { title: 'Play to sound', files: ['services/door/src/door.routes.ts', 'services/door/src/hints.ts'] },
  ]);
});

test('a name that several files have is the one nearest to what was named before', () => {
  const [walk] = readWalks(document('`shell/src/hints.ts`, and from `door.routes.ts` to `hints.ts`.'), KNOWN);
  expect(walk?.files).toEqual(['shell/src/hints.ts', 'services/door/src/door.routes.ts', 'services/door/src/hints.ts']);
});

test('a file that is gone is told by its name', () => {
  expect(() => readWalks(document('`gone.ts`'), KNOWN)).toThrow('gone.ts, which does not exist');
});

test('a name that may be either of two files is told with both', () => {
  expect(() => readWalks(document('`area.ts`'), KNOWN)).toThrow('a/area.ts or b/area.ts');
});

test('every file that the four walks name exists', () => {
  expect(readWalks().map(({ title }) => title)).toEqual([
    'HTML to a mounted area',
    'Play to sound',
    'A list page to SQL',
    'Promote to swap',
  ]);
});
