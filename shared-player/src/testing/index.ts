export { createManualClock, type ManualClock } from './manual-clock.ts';
export { createFakeEngine, type FakeEngine } from './fake-engine.ts';
export { buildChannelState, buildMixState, createFakePlayerPort, type FakePlayerPort } from './fake-player-port.ts';
