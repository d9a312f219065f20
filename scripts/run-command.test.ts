import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { runCommand } from './run-command.ts';

const SESSION = '/proc/self/autogroup';
const LIMIT_MS = 20_000;
const NICENESS = 7;
const HIGHEST_NICENESS = 19;
/** The session exists only after the program has started. */
const AWAIT_NICE_SESSION = `
  const until = Date.now() + ${LIMIT_MS};
  while (!fs.readFileSync('${SESSION}', 'utf8').includes('nice ${NICENESS}')) if (Date.now() > until) process.exit(1);`;

test('a command runs, and its output is returned', async () => {
  expect(await runCommand(['node', '-e', 'console.log(1); process.exit(3)'])).toMatchObject({
    ok: false,
    output: '1\n',
  });
  expect(await runCommand(['no-such-program'])).toMatchObject({
    ok: false,
    output: expect.stringContaining('no-such-program could not be started'),
  });
});

test('a low-priority command yields to everything else, in its session and in others', async () => {
  const { output } = await runCommand(['node', '-p', 'os.getPriority()'], { niceness: NICENESS });
  expect(Number(output)).toBe(Math.min(getPriority() + NICENESS, HIGHEST_NICENESS));
  if (existsSync(SESSION))
    expect(await runCommand(['node', '-e', AWAIT_NICE_SESSION], { niceness: NICENESS })).toMatchObject({ ok: true });
});
