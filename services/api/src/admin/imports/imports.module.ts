import type { ApiContext } from '#app/api-context.ts';
import { registerImportUploads } from './import-uploads.routes.ts';
import { createImportsRepository } from './imports.repository.ts';
import { registerImports } from './imports.routes.ts';
import { createImportsService } from './imports.service.ts';

export async function mountImports({
  app,
  register,
  authorize,
  database,
  studio,
  covers,
  pictures,
  clock,
  folder,
}: ApiContext): Promise<void> {
  const repository = createImportsRepository(database.db);
  const imports = createImportsService({ repository, database, studio, covers, colorOf: pictures.colorOf, clock });
  registerImports(register, imports);
  await registerImportUploads(app, { imports, authorize, folder });
}
