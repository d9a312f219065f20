import type { ServiceContext } from '#app/service-context.ts';
import type { FileStorage } from '../storage/index.ts';
import { createPeriodicTask } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createUploadsRepository } from './uploads.repository.ts';
import { registerUploadedPictures, registerUploads } from './uploads.routes.ts';
import { createUploadsService } from './uploads.service.ts';

interface UploadsContext extends ServiceContext {
  readonly files: FileStorage;
}

const UPLOADS_AN_HOUR = 30;

export function mountUploads(context: UploadsContext): void {
  const { app, register, database, files, clock, limitAttempts, onError } = context;
  const attempts = limitAttempts({ scope: 'uploads', attempts: UPLOADS_AN_HOUR, windowMs: HOUR_MS });
  const uploads = createUploadsService({ repository: createUploadsRepository(database.db), files, attempts, clock });
  registerUploads(register, uploads);
  registerUploadedPictures(app, uploads);
  const rounds = createPeriodicTask(clock, { everyMs: HOUR_MS, work: () => uploads.removeUnused(), onError });
  app.addHook('onListen', () => rounds.start());
  app.addHook('onClose', () => rounds.stop());
}
