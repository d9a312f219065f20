import { routeWeights } from './route-weights.ts';

const route = (path: string, scripts: readonly string[]) => ({
  path,
  match: 'exact' as const,
  scripts: [...scripts],
  styles: [],
});

test('a route weighs what the area needs everywhere and its own files, each once', () => {
  const routes = [route('/', ['home.js', 'cards.js']), route('/mix', ['mix.js', 'entry.js'])];
  const bytesOf = new Map([
    ['entry.js', 100],
    ['app.js', 20],
    ['home.js', 5],
    ['cards.js', 3],
    ['mix.js', 7],
  ]);
  expect(routeWeights({ entry: 'entry.js', scripts: ['app.js'], routes }, bytesOf)).toEqual([
    { path: '/', bytes: 128 },
    { path: '/mix', bytes: 127 },
  ]);
});

test('a file that is not there is no file without weight', () => {
  expect(() => routeWeights({ entry: 'entry.js', scripts: [], routes: [route('/', [])] }, new Map())).toThrow(
    'entry.js',
  );
});
