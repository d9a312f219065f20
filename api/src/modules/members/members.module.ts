import type { ApiContext } from '../../api-context.ts';
import { createMembersRepository } from './members.repository.ts';
import { registerMembers } from './members.routes.ts';
import { createMembersService } from './members.service.ts';

export function mountMembers({ register, clock, database }: ApiContext): void {
  registerMembers(register, createMembersService(createMembersRepository(database.db), clock));
}
