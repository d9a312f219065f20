import { type MemberId, memberIdSchema } from '@afterglow/shared-contracts';
import type { ApiConfig } from '#app/api-environment.ts';
import { isLocalSite } from '#app/is-local-site.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { hashPassword, isPassword } from '#app/security/password.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from './content/members.ts';

type Site = { readonly config?: ApiConfig; readonly publicUrl?: string | undefined };

/** Whether there are members whose password everybody knows: by default not on a site that others reach. */
export function hasDemoMembers({ config, publicUrl }: Site): boolean {
  const usual = isLocalSite(publicUrl) ? 'yes' : 'no';
  return (config?.DEMO_MEMBERS ?? usual) === 'yes';
}

/** Where there have been demo members under another configuration, nobody logs in as them any more, or again. */
export async function keepDemoMembers({ db, transaction }: ApiDatabase, areWanted: boolean): Promise<void> {
  const emails = DEMO_MEMBERS.map(({ email }) => email);
  const members = await db
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('email', 'in', emails)
    .where('id', '<=', memberIdSchema.parse(DEMO_MEMBERS.length))
    .execute();
  for (const { id, password_hash } of members) {
    if (areWanted && password_hash === null) await setPassword(db, id, await hashPassword(DEMO_PASSWORD));
    // One who was given a password of their own is a member like others.
    const isOpenToAll = password_hash !== null && !areWanted && (await isPassword(password_hash, DEMO_PASSWORD));
    if (isOpenToAll) {
      await transaction(async (executor) => {
        await setPassword(executor, id, null);
        await executor.deleteFrom('tokens').where('member_id', '=', id).execute();
      });
    }
  }
}

async function setPassword(db: ApiQueries, id: MemberId, hash: string | null): Promise<void> {
  await db.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
}
