import type { MixId } from '@afterglow/shared-contracts';
import type { Time } from '@afterglow/kit';

export interface ImportsTable {
  content_hash: string;
  file_name: string;
  mix_id: MixId;
  creation_time: Time;
}
