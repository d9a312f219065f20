import { startSteps } from './start-steps.ts';

test('steps are read from what the site prints, with their seconds', () => {
  const output = [
    { text: '✓ Installing packages (21.3 s)', atMs: 21_600 },
    { text: '! 10:00:00 a warning (4.1 s)', atMs: 26_000 },
    { text: '✓ Building the areas (14.2 s)', atMs: 36_240 },
    { text: 'Afterglow is ready at http://localhost:4800', atMs: 40_000 },
  ];
  expect(startSteps(output)).toEqual([
    { name: 'Installing packages', durationS: 21.3, endedAtS: 21.6 },
    { name: 'Building the areas', durationS: 14.2, endedAtS: 36.2 },
  ]);
});
