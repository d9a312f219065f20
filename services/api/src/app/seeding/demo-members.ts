import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiConfig } from '../api-environment.ts';
import { isLocalSite } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { revokeSeries } from '#accounts/sessions/index.ts';
import { hashPassword, isPassword } from '../security/password.ts';
import type { MemberSeed } from './seed-catalog-types.ts';

interface Site {
  readonly config?: ApiConfig;
  readonly publicUrl?: string | undefined;
}

/** Whether members with a public password exist: by default not on a public site. */
export function hasDemoMembers({ config, publicUrl }: Site): boolean {
  const usual = isLocalSite(publicUrl) ? 'yes' : 'no';
  return (config?.DEMO_MEMBERS ?? usual) === 'yes';
}

/** Disables or enables the demo members when the configuration changed. */
export async function syncDemoMembers(
  { db, transaction }: ApiDatabase,
  demoMembers: readonly MemberSeed[],
  areWanted: boolean,
): Promise<void> {
  for (const { id, email, password } of demoMembers) {
    const member = await db
      .selectFrom('members')
      .select(['email', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (member === undefined) continue;
    if (areWanted) {
      if (member.password_hash === null && member.email === email)
        await setPassword(db, id, await hashPassword(password));
      continue;
    }
    // A member with their own password is an ordinary member; one with another email still has the public password.
    if (member.password_hash === null || !(await isPassword(member.password_hash, password))) continue;
    await transaction(async (executor) => {
      await setPassword(executor, id, null);
      await executor.deleteFrom('tokens').where('member_id', '=', id).execute();
      await revokeSeries(executor, id);
      await executor.deleteFrom('reset_tokens').where('member_id', '=', id).execute();
      await executor.deleteFrom('email_changes').where('member_id', '=', id).execute();
    });
  }
}

async function setPassword(db: ApiQueries, id: MemberId, hash: string | null): Promise<void> {
  await db.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
}
