import { versionInfoSchema } from '../domain/version-info.ts';
import { defineOperation } from './operation.ts';

export const getVersions = defineOperation({
  name: 'getVersions',
  method: 'GET',
  path: '/versions',
  summary: 'The live version of the client',
  response: versionInfoSchema,
});
