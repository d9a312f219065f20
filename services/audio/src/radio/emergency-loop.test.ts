import { parseFrames } from '../tracks/files/parse-frames.ts';
import { createEmergencyLoop } from './emergency-loop.ts';

test.each([96, 320] as const)(
  'the emergency loop is six seconds of whole frames at %i kbit/s, made once',
  async (kbps) => {
    const loop = createEmergencyLoop();
    expect(loop.peek(kbps)).toBeUndefined();
    const [first, second] = await Promise.all([loop.make(kbps), loop.make(kbps)]);
    expect(parseFrames(first)).toHaveLength(250);
    expect(parseFrames(first).every((frame) => frame.bytes === kbps * 3)).toBe(true);
    expect(second).toBe(first);
    expect(loop.peek(kbps)).toBe(first);
  },
);
