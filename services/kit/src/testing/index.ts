export { type BucketServer, startBucketServer } from './bucket-server.ts';
export { ENCODING_CASES, etagCases } from './header-cases.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
export { FETCHED_POSTGRES, findPostgresPrograms, POSTGRES_PACKAGE, postgresPrograms } from './postgres-programs.ts';
export { setUpPostgres, tearDownPostgres, testServerUrl } from './postgres-run.ts';
export { type PostgresServer, startPostgres } from './postgres-server.ts';
export { LONGEST_TURN_MS, recordEventLoopDelay, type EventLoopDelay } from './record-event-loop-delay.ts';
export { type EventLoopReading, watchEventLoop } from './watch-event-loop.ts';
export {
  type ReceivedMail,
  type FakeSmtpServer,
  type FakeSmtpOptions,
  startFakeSmtpServer,
} from './fake-smtp-server.ts';
export { mountSmallDisk, type SmallDisk } from './small-disk.ts';
export { switchPort, type SwitchedPort } from './switched-port.ts';
export { temporaryFolder } from './temporary-folder.ts';
export {
  type FakeServer,
  type FakeServerRequest,
  type FakeServerResponse,
  fetchFrom,
  listenAsFake,
  startFakeServer,
} from './fake-server.ts';
export { actionPage, linkTo, pageOf } from './fake-page.ts';
export {
  copySeededEnvironment,
  createEmptyEnvironment,
  dropTemplates,
  type TestEnvironment,
  type TestPlace,
} from './test-environment.ts';
export { until } from './until.ts';
