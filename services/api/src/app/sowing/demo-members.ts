import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiConfig } from '../api-environment.ts';
import { isLocalSite } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { hashPassword, isPassword } from '../security/password.ts';
import type { SownMember } from './sown-catalogue.ts';

interface Site {
  readonly config?: ApiConfig;
  readonly publicUrl?: string | undefined;
}

/** Whether members with a public password exist: by default not on a public site. */
export function hasDemoMembers({ config, publicUrl }: Site): boolean {
  const usual = isLocalSite(publicUrl) ? 'yes' : 'no';
  return (config?.DEMO_MEMBERS ?? usual) === 'yes';
}

/** Where another configuration had demo members, nobody can log in as them any more, or can again. */
export async function keepDemoMembers(
  { db, transaction }: ApiDatabase,
  demoMembers: readonly SownMember[],
  areWanted: boolean,
): Promise<void> {
  if (demoMembers.length === 0) return;
  const passwords = new Map(demoMembers.map(({ email, password }) => [email, password]));
  const members = await db
    .selectFrom('members')
    .select(['id', 'email', 'password_hash'])
    .where('email', 'in', [...passwords.keys()])
    .where(
      'id',
      'in',
      demoMembers.map(({ id }) => id),
    )
    .execute();
  for (const { id, email, password_hash } of members) {
    const password = passwords.get(email) ?? '';
    if (areWanted) {
      if (password_hash === null) await setPassword(db, id, await hashPassword(password));
      continue;
    }
    // One who was given a password of their own is an ordinary member.
    if (password_hash === null || !(await isPassword(password_hash, password))) continue;
    await transaction(async (executor) => {
      await setPassword(executor, id, null);
      await executor.deleteFrom('tokens').where('member_id', '=', id).execute();
    });
  }
}

async function setPassword(db: ApiQueries, id: MemberId, hash: string | null): Promise<void> {
  await db.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
}
