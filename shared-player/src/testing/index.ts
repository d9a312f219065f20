export { createManualClock, type ManualClock } from './manual-clock.ts';
export { createFakeEngine, type FakeEngine } from './fake-engine.ts';
