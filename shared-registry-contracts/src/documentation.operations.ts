import * as z from 'zod/mini';
import { defineRegistryOperation } from './registry-operation.ts';
import { RELEASES_PATH } from '@afterglow/shared-contracts';

export const getOpenApi = defineRegistryOperation({
  name: 'getOpenApi',
  method: 'GET',
  path: `${RELEASES_PATH}/openapi.json`,
  summary: 'The calls of the registry as an OpenAPI document',
  access: 'everybody',
  response: z.looseObject({ openapi: z.string() }),
});

export const readDocs = defineRegistryOperation({
  name: 'readDocs',
  method: 'GET',
  path: `${RELEASES_PATH}/docs`,
  summary: 'The same as a page',
  access: 'everybody',
  response: z.string(),
  gives: 'text/html',
});
