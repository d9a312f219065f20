import type { Environment } from '@afterglow/shared-contracts';
import type { ReleasesClient } from '../client/create-releases-client.ts';
import type { Purpose } from './connection.ts';
import type { Output } from './output.ts';

/** What a command works with. */
export type CommandContext = {
  environment: Environment;
  output: Output;
  connect: (purpose: Purpose) => Promise<ReleasesClient>;
};
