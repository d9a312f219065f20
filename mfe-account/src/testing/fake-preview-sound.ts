import type { PreviewSound } from '../features/onboarding/preview/index.ts';

interface FakePreviewSound extends PreviewSound {
  /** "prime", "open <url> at <seconds>", "gain <number>" and "close", in order. */
  readonly done: readonly string[];
  hear(seconds: number): void;
  halt(): void;
  fail(): void;
}

export function createFakePreviewSound(): FakePreviewSound {
  const done: string[] = [];
  let heard = 0;
  let isHalted = false;
  let fail: () => void = () => undefined;
  return {
    done,
    hear: (seconds) => void (heard = seconds),
    halt: () => void (isHalted = true),
    fail: () => fail(),
    prime: () => void done.push('prime'),
    open({ url, startSeconds }, onFailed) {
      [heard, isHalted, fail] = [0, false, onFailed];
      done.push(`open ${url} at ${startSeconds}`);
    },
    heardSeconds: () => heard,
    hasStopped: () => isHalted,
    setGain: (gain) => void done.push(`gain ${gain}`),
    close: () => void done.push('close'),
  };
}
