import type { ServiceContext } from '#app/service-context.ts';
import type { RecordingEncoder, RecordingFiles } from '@afterglow/audio';
import type { PictureSource, CoverStore } from '#media/images/index.ts';
import { registerImportUploads } from './import-uploads.routes.ts';
import { createImportsRepository } from './imports.repository.ts';
import { registerImports } from './imports.routes.ts';
import { countImports } from './count-imports.ts';
import { createImportsService } from './imports.service.ts';

interface ImportsContext extends ServiceContext {
  readonly recordingEncoder: RecordingEncoder;
  readonly recordings: RecordingFiles;
  readonly pictures: PictureSource;
  readonly covers: CoverStore;
}

export async function mountImports({
  app,
  register,
  authorize,
  database,
  recordingEncoder,
  recordings,
  covers,
  pictures,
  clock,
  folder,
  metrics,
}: ImportsContext): Promise<void> {
  const repository = createImportsRepository(database.db);
  const imports = countImports(
    metrics,
    createImportsService({
      repository,
      database,
      recordingEncoder,
      recordings,
      covers,
      colorOf: pictures.colorOf,
      clock,
    }),
  );
  registerImports(register, imports);
  await registerImportUploads(app, { imports, authorize, folder });
}
