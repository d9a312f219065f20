import { formatPrice } from '@afterglow/shared-contracts';
import type { CommandContext } from '../command-context.ts';

export async function status({ url, output, connect }: CommandContext): Promise<void> {
  const found = await (await connect()).call('getServiceStatus');
  const lines = [
    `site          ${url}`,
    `database      ${found.database}, up to ${found.migration}`,
    `mixes         ${found.mixes} (${found.imports} imported)`,
    `artists       ${found.artists}`,
    `shows         ${found.shows}`,
    `members       ${found.members} (${found.super_admins} super admins)`,
    `donations     ${found.donations} (${formatPrice(found.donated_cents)} total)`,
  ];
  output.result(lines.join('\n'), { url, ...found });
}
