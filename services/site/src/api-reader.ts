import type { ReleasesOptions } from '@afterglow/releases';
import { TOTAL_HEADER } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';

/** The front door reads the catalog as any visitor would, without leaving the process. */
export function createApiReader(app: FastifyInstance): NonNullable<ReleasesOptions['readApi']> {
  return async (path) => {
    const { statusCode: status, body, headers } = await app.inject({ url: path });
    const total = Number.parseInt(String(headers[TOTAL_HEADER]), 10);
    return { status, body, total: Number.isNaN(total) ? null : total };
  };
}
