import type { DataExport, MemberId } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

export function dataExport(id: MemberId): Resource<DataExport> {
  return {
    key: ['data-copy', id],
    perMember: true,
    updatedBy: { requestDataCopy: (_, { response }) => ({ data: response }) },
    load: async ({ data, signal, getCached }) => {
      // Polled, which must not show the progress bar.
      const background = getCached(dataExport(id))?.state === 'waiting';
      return (await data.call('getDataCopy', { params: { id }, signal, background })).data;
    },
  };
}
