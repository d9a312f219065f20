export { type BucketServer, startBucketServer } from './bucket-server.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
export { FETCHED_POSTGRES, findPostgresPrograms, POSTGRES_PACKAGE, postgresPrograms } from './postgres-programs.ts';
export { setUpPostgres, tearDownPostgres, testServerUrl } from './postgres-run.ts';
export { type PostgresServer, startPostgres } from './postgres-server.ts';
export { LONGEST_TURN_MS, noteTurns, type TurnsMeasured } from './note-turns.ts';
export { type EventLoopReading, watchEventLoop } from './watch-event-loop.ts';
export { type ReceivedMail, type SmtpPeer, type SmtpPeerOptions, startSmtpPeer } from './smtp-peer.ts';
export { temporaryFolder } from './temporary-folder.ts';
