import { createJumpCheck } from './clock-jumps.ts';

test.each([
  [-10_800_000, 'the clock jumped back by 10800 s, and streams continue at the new time'],
  [7_200_000, 'the clock jumped forward by 7200 s, and streams continue at the new time'],
])('[OPERATE-004] a clock that jumps by %i ms is one line', (jumpMs, line) => {
  const lines: string[] = [];
  let wallMs = 1_000_000_000;
  let steadyMs = 500;
  const pass = (ms: number) => {
    wallMs += ms;
    steadyMs += ms;
    check();
  };
  const check = createJumpCheck(
    { warn: (_fields: unknown, text?: string) => void lines.push(text ?? '') },
    { wallMs: () => wallMs, steadyMs: () => steadyMs },
  );
  pass(5_000);
  wallMs += 300;
  pass(5_000);
  expect(lines).toEqual([]);
  wallMs += jumpMs - 300;
  pass(5_000);
  pass(5_000);
  expect(lines).toEqual([line]);
});
