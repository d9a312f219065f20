import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { ServiceContext } from '#app/service-context.ts';
import type { FileStorage } from '#media/storage/index.ts';
import { type Sessions, createReauthentications } from '../sessions/index.ts';
import { createDataCopiesRepository } from './data-copies.repository.ts';
import { registerDataCopy, registerDataCopyFiles } from './data-copy.routes.ts';
import { createDataCopyService } from './data-copy.service.ts';
import { createExportJob } from './export-job.ts';

interface DataCopyContext extends ServiceContext {
  readonly files: FileStorage;
  readonly sessions: Sessions;
}

/** Each one reads all data of a member. */
const COPIES_PER_MEMBER = { scope: 'data copies of member', attempts: 3, windowMs: DAY_MS };

export function mountDataCopy(context: DataCopyContext): void {
  const { app, register, database, clock } = context;
  const repository = createDataCopiesRepository(database.db);
  const making = createExportJob({ ...context, repository });
  const copies = createDataCopyService({
    ...context,
    repository,
    confirmations: createReauthentications(database.db, clock),
    byMember: context.limitAttempts(COPIES_PER_MEMBER),
    onRequested: () => making.start(),
  });
  registerDataCopy(register, copies);
  registerDataCopyFiles(app, copies);
  app.addHook('onListen', () => making.start());
  app.addHook('onClose', () => making.stop());
}
