import { scoreOf } from './mutation-score.ts';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a >=\n  b',
  location: { start: { line } },
});

test('a mutant that a test detects counts as killed, also when it never ends', () => {
  const files = {
    'a.ts': { mutants: ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((status) => mutant(status)) },
  };
  expect(scoreOf('queue', { files })).toMatchObject({ name: 'queue', mutants: 4, killed: 2, percent: 50 });
});

test('a mutant that could not run is not counted', () => {
  const files = { 'a.ts': { mutants: ['Killed', 'CompileError', 'Ignored'].map((status) => mutant(status)) } };
  expect(scoreOf('queue', { files })).toMatchObject({ mutants: 1, killed: 1, percent: 100 });
});

test('survivors are listed by location', () => {
  const files = { 'src/a.ts': { mutants: [mutant('Survived', 7)] } };
  expect(scoreOf('queue', { files }).survivors).toEqual(['src/a.ts:7 EqualityOperator a >= b']);
});

test('a score is rounded down, and no mutants have no score', () => {
  const files = {
    'a.ts': {
      mutants: [
        ...Array.from({ length: 799 }, () => mutant('Killed')),
        ...Array.from({ length: 201 }, () => mutant('Survived')),
      ],
    },
  };
  expect(scoreOf('queue', { files }).percent).toBe(79);
  expect(scoreOf('queue', { files: {} }).percent).toBe(0);
});
