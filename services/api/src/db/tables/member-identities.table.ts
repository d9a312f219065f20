import type { MemberId, SocialProvider } from '@afterglow/shared-contracts';
import type { ColumnType } from 'kysely';
import type { Time } from '@afterglow/kit';

export interface MemberIdentitiesTable {
  network: SocialProvider;
  subject: string;
  member_id: MemberId;
  creation_time: Time;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  login_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
