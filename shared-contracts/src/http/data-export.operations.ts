import { dataExportSchema } from '../domain/data-export.ts';
import { memberParams } from './member-params.ts';
import { defineOperation } from './operation.ts';

const shared = {
  path: '/members/{id}/data-copy',
  auth: 'member',
  params: memberParams,
  response: dataExportSchema,
} as const;

export const getDataCopy = defineOperation({
  ...shared,
  name: 'getDataCopy',
  method: 'GET',
  summary: "The copy of a member's data",
  refusals: [403],
});

/**
 * Created in the background, announced by mail, and stored for seven days; it replaces the previous one. A pending one
 * stays the same. 403 `confirmation_required` unless the session has just been confirmed, 429 after three in a day.
 */
export const requestDataCopy = defineOperation({
  ...shared,
  name: 'requestDataCopy',
  method: 'POST',
  summary: "Request a copy of a member's data",
  refusals: [403, 429],
});
