import { type grantListSchema, registryOperations } from '@afterglow/shared-registry-contracts';
import type * as z from 'zod/mini';
import { RegistryError } from '../../client/index.ts';
import type { CommandContext } from '../command-context.ts';
import { defineCallCommand, defineCommand } from '../define-command.ts';
import { formatTable } from '../table.ts';

const HEADING = ['path', 'area', 'granted by', 'when'];

type Grants = z.infer<typeof grantListSchema>['grants'];

export const paths = defineCallCommand(registryOperations.listGrants, (answer) => {
  const rows = answer.grants.map(({ path, remote, grantedBy, grantedAtIso }) => [
    path,
    remote,
    grantedBy,
    grantedAtIso,
  ]);
  return { forPeople: formatTable([HEADING, ...rows]), forScripts: answer };
});

export const grant = defineCommand(registryOperations.grantPath, {
  async call(context, typed) {
    const { remote = '', path = '', yes } = typed;
    const { grants } = await context.call(registryOperations.listGrants, {});
    const holder = holderOf(path, grants);
    const takenFrom = holder === remote ? undefined : holder;
    if (takenFrom !== undefined && yes === undefined) await confirm(context, { remote, path, takenFrom });
    return { remote, path, takenFrom, answer: await context.call(registryOperations.grantPath, typed) };
  },
  present: ({ remote, path, takenFrom, answer }) => ({
    forPeople: `${path} now belongs to ${remote}${takenFrom === undefined ? '' : `, taken from ${takenFrom}`}.`,
    forScripts: answer,
  }),
});

interface TakenPath {
  readonly remote: string;
  readonly path: string;
  readonly takenFrom: string;
}

/** The live version stays; the other area's next release that claims the path is rejected. */
async function confirm(context: CommandContext, { remote, path, takenFrom }: TakenPath): Promise<void> {
  const question = `${path} belongs to ${takenFrom}. Its next release with it will be refused. Give it to ${remote} instead?`;
  if (context.confirm === undefined) {
    throw new RegistryError(0, 'not-confirmed', `${path} belongs to ${takenFrom}. To take it over, add --yes.`);
  }
  if (!(await context.confirm(question))) throw new RegistryError(0, 'not-confirmed', 'Nothing changed.');
}

/** The longest path wins; the home page matches only itself. */
function holderOf(path: string, grants: Grants): string | undefined {
  const covering = grants.filter((one) => one.path === path || (one.path !== '/' && path.startsWith(`${one.path}/`)));
  return covering.toSorted((a, b) => b.path.length - a.path.length)[0]?.remote;
}
