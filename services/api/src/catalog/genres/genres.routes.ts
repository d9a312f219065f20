import { operations } from '@afterglow/shared-contracts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { GenresService } from './genres.service.ts';

export function registerGenres(register: RegisterOperation, genres: GenresService): void {
  register(operations.listGenres, async () => ({ data: await genres.list() }));
}
