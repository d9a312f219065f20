import { registryOperations } from '@afterglow/shared-contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { Admit } from '../../access/admit.ts';
import { createRegistrar } from '../../http/register-operation.ts';
import type { ExaminationService } from './examination.service.ts';

/** Finding what is wrong. */
export function examinationRoutes(examination: ExaminationService, admit: Admit) {
  return function register(app: FastifyInstance): void {
    createRegistrar(app, admit).answer(registryOperations.examine, async () => ({ data: await examination.examine() }));
  };
}
