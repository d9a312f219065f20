import { createSilence } from './silence.ts';

const LOOK_MS = 500;

function listen({ isDebugged = false } = {}) {
  let now = 1_000_000;
  let hangs = 0;
  const silence = createSilence({ nowMs: () => now, isDebugged: () => isDebugged, onHang: () => (hangs += 1) });
  return {
    silence,
    hangs: () => hangs,
    pass(ms: number, stepMs = LOOK_MS) {
      for (let looks = 0; looks < ms / stepMs; looks += 1) this.jump(stepMs);
    },
    jump(ms: number) {
      now += ms;
      silence.look();
    },
  };
}

test('[RELEASE-026] a page silent for two windows of ten seconds hangs, and is reported once', () => {
  const tab = listen();
  tab.pass(19_500);
  expect(tab.hangs()).toBe(0);
  tab.pass(500);
  expect(tab.hangs()).toBe(1);
  tab.pass(60_000);
  expect(tab.hangs()).toBe(1);
});

test('[RELEASE-026] a slow page with an occasional signal does not hang', () => {
  const tab = listen();
  for (let times = 0; times < 5; times += 1) {
    tab.pass(19_000);
    tab.silence.broken();
  }
  expect(tab.hangs()).toBe(0);
});

test.each([
  ['sleeps', 3_600_000],
  ['gets no time from the browser', 2500],
  ['sets its clock back', -60_000],
])('[RELEASE-026] earlier silence is ignored where the computer %s', (_, gapMs) => {
  const tab = listen();
  tab.pass(19_500);
  tab.jump(gapMs);
  tab.pass(19_500);
  expect(tab.hangs()).toBe(0);
  tab.pass(500);
  expect(tab.hangs()).toBe(1);
});

test('[RELEASE-026] a throttled worker never reports a page', () => {
  const tab = listen();
  tab.pass(600_000, 2001);
  expect(tab.hangs()).toBe(0);
});

test('[RELEASE-026] a page stopped by a debugger is never reported', () => {
  const tab = listen({ isDebugged: true });
  tab.pass(600_000);
  expect(tab.hangs()).toBe(0);
});
