import { RELEASES_PATH } from '../manifest/live-set.ts';
import { archiveSchema } from './releases.operations.ts';
import { defineRegistryOperation } from './registry-operation.ts';

/** The answer is sent as it is made, so a client writes it to a file. */
export const backUp = defineRegistryOperation({
  name: 'backUp',
  method: 'GET',
  path: `${RELEASES_PATH}/backup`,
  summary: 'Everything that the registry holds at this moment, with the files of all releases, as one archive',
  access: 'manager',
  response: archiveSchema,
  gives: 'application/gzip',
  refusals: [409],
});
