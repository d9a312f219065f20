import { type grantListSchema, registryOperations } from '@afterglow/shared-contracts/registry';
import type * as z from 'zod/mini';
import { defineCallCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';

const HEADING = ['path', 'area', 'granted by', 'when'];

export const paths = defineCallCommand(registryOperations.listGrants, presentGrants);
export const grant = defineCallCommand(registryOperations.grantPath, presentGrants);

function presentGrants(answer: z.infer<typeof grantListSchema>) {
  const rows = answer.grants.map(({ path, remote, grantedBy, grantedAtIso }) => [
    path,
    remote,
    grantedBy,
    grantedAtIso,
  ]);
  return { forPeople: formatTable([HEADING, ...rows]), forScripts: answer };
}
