import type { MemberId, SocialNetwork } from '@afterglow/shared-contracts';
import type { Time } from './columns.ts';

export interface MemberIdentitiesTable {
  network: SocialNetwork;
  subject: string;
  member_id: MemberId;
  creation_time: Time;
}
