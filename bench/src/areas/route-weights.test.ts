import { routeWeights } from './route-weights.ts';

const page = (path: string, scripts: readonly string[]) => ({
  key: path,
  path,
  scripts: [...scripts],
  styles: [],
});

test('a route weighs what the area needs everywhere and its own files, each once', () => {
  const pages = [page('/', ['home.js', 'cards.js']), page('/mix', ['mix.js', 'entry.js'])];
  const bytesOf = new Map([
    ['entry.js', 100],
    ['app.js', 20],
    ['home.js', 5],
    ['cards.js', 3],
    ['mix.js', 7],
  ]);
  expect(routeWeights({ entry: 'entry.js', scripts: ['app.js'], pages }, bytesOf)).toEqual([
    { path: '/', bytes: 128 },
    { path: '/mix', bytes: 127 },
  ]);
});

test('a file that is not there is no file without weight', () => {
  expect(() => routeWeights({ entry: 'entry.js', scripts: [], pages: [page('/', [])] }, new Map())).toThrow('entry.js');
});
