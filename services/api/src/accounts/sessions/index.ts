export { type Client, deviceName, readDevice } from './client.ts';
export { createKnownLocations, type KnownLocations } from './known-locations.ts';
export type { LoginProof } from './login-proof.ts';
export { revokeSeries, seriesOf } from './player-url-series.ts';
export { createReauthentications, type Reauthentications } from './reauthentications.ts';
export { mountSessions } from './sessions.module.ts';
export { createSessions, type SessionOwner, type Sessions } from './sessions.ts';
