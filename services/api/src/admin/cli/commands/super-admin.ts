import type { CommandContext } from '../command-context.ts';

export async function setSuperAdmin(
  { output, connect }: CommandContext,
  email: string,
  isSuperAdmin: boolean,
): Promise<void> {
  const member = await (await connect()).call('setSuperAdmin', { body: { email, super_admin: isSuperAdmin } });
  output.result(`${member.email} is ${isSuperAdmin ? 'now' : 'no longer'} a super admin.`, member);
}
