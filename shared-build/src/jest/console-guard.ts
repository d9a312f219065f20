import { format } from 'node:util';

// A stray console.error or console.warn fails the test that caused it. A test that expects one says so: `jest.spyOn(console,
// 'error').mockImplementation(() => {})` replaces the guard while it lasts.
const GUARDED = ['error', 'warn'] as const;
let stray: string[] = [];

for (const method of GUARDED) {
  console[method] = (...args: unknown[]) => {
    stray.push(`console.${method}: ${format(...args)}`);
  };
}

function failOnStray(): void {
  const found = stray;
  stray = [];
  if (found.length > 0)
    throw new Error(`Stray console output (fix it, or expect it with jest.spyOn):\n${found.join('\n')}`);
}

afterEach(failOnStray);
afterAll(failOnStray);
