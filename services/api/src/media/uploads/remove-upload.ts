import type { UploadFolder } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { FileStorage } from '../storage/index.ts';
import { uploadFiles } from './upload-files.ts';

export interface UploadRef {
  readonly name: string;
  readonly folder: UploadFolder;
}

/** Files first: if they cannot be deleted, the record stays, by which the hourly round tries again. */
export async function removeUpload(files: FileStorage, db: ApiQueries, { folder, name }: UploadRef): Promise<void> {
  for (const file of uploadFiles(folder, name)) await files.remove(file);
  await db.deleteFrom('uploads').where('name', '=', name).execute();
}
