import { runService } from '#app/run-service.ts';
import { SHORT_MUSIC } from './short-music.ts';

/** The service as a separate process, with very short music: for tests that stop or kill it. */
await runService(process.env, SHORT_MUSIC);
