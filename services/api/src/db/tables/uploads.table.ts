import type { MemberId, UploadFolder } from '@afterglow/shared-contracts';
import type { Time } from '@afterglow/kit';

export interface UploadsTable {
  name: string;
  folder: UploadFolder;
  file_name: string;
  member_id: MemberId | null;
  creation_time: Time;
}
