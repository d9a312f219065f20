import { canary, endCanary } from './commands/canary.ts';
import { promote, retire, rollback } from './commands/changes.ts';
import { consoleLink } from './commands/console.ts';
import { doctor } from './commands/doctor.ts';
import { grant, paths } from './commands/grants.ts';
import { history } from './commands/history.ts';
import { preview } from './commands/preview.ts';
import { prune, unused } from './commands/prune.ts';
import { publish } from './commands/publish.ts';
import { reports } from './commands/reports.ts';
import { status } from './commands/status.ts';
import { makeToken, revokeToken, tokens } from './commands/tokens.ts';
import { verify } from './commands/verify.ts';
import { versions } from './commands/versions.ts';
import type { Command } from './define-command.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  publish,
  promote,
  canary,
  endCanary,
  rollback,
  retire,
  preview,
  status,
  history,
  versions,
  paths,
  grant,
  tokens,
  makeToken,
  revokeToken,
  consoleLink,
  reports,
  unused,
  prune,
  verify,
  doctor,
];
