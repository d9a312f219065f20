import type { MemberId, UploadFolder } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { FileStorage } from '../storage/index.ts';
import { type UploadRef, removeUpload } from './remove-upload.ts';

export interface Upload {
  readonly name: string;
  readonly folder: UploadFolder;
  readonly fileName: string;
  readonly memberId: MemberId;
  readonly at: Date;
}

export interface UploadsRepository {
  /** Uploading the same file again resets its age. */
  add(upload: Upload): Promise<void>;
  /** Whether the upload still exists, after any concurrent deletion of its member. */
  isStored(name: string): Promise<boolean>;
  /** Uploads from before a time that no one uses (anymore), oldest first. */
  findUnused(before: Date, limit: number): Promise<UploadRef[]>;
  remove(files: FileStorage, upload: UploadRef): Promise<void>;
}

export function createUploadsRepository(db: ApiQueries): UploadsRepository {
  return {
    async add({ name, folder, fileName, memberId, at }) {
      await db
        .insertInto('uploads')
        .values({ name, folder, file_name: fileName, member_id: memberId, creation_time: at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ file_name: fileName, creation_time: at }))
        .execute();
    },
    async isStored(name) {
      const stored = db
        .selectFrom('uploads')
        .innerJoin('members', 'members.id', 'uploads.member_id')
        .select('uploads.name')
        .where('uploads.name', '=', name)
        .forKeyShare('members');
      return (await stored.executeTakeFirst()) !== undefined;
    },
    findUnused: (before, limit) =>
      db
        .selectFrom('uploads')
        .select(['name', 'folder'])
        .where('creation_time', '<', before)
        .where(
          sql<boolean>`not exists (select from members
            where members.id = uploads.member_id and position(uploads.name in members.avatar) > 0)`,
        )
        .orderBy('creation_time')
        .limit(limit)
        .execute(),
    remove: (files, upload) => removeUpload(files, db, upload),
  };
}
