import { archiveSchema } from './releases.operations.ts';
import { defineRegistryOperation } from './registry-operation.ts';
import { RELEASES_PATH } from '@afterglow/shared-contracts';

/** The response is streamed, so a client writes it to a file. */
export const backUp = defineRegistryOperation({
  name: 'backUp',
  method: 'GET',
  path: `${RELEASES_PATH}/backup`,
  summary: 'Everything in the registry, with the files of all releases, as one archive',
  access: 'manager',
  response: archiveSchema,
  gives: 'application/gzip',
  refusals: [409],
});
