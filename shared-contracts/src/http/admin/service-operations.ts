import { type Operations, operations } from '../operations.ts';
import {
  checkPayments,
  getImport,
  getServiceStatus,
  listImports,
  listMedia,
  setSuperAdmin,
} from './admin.operations.ts';
import { changePlans, grantPremium, listPlanPrices, setDonations } from './plans.operations.ts';
import { generateSchedule } from './schedule.operations.ts';

/** Every call that only super admins make, by its name. */
export const adminOperations = {
  generateSchedule,
  listPlanPrices,
  changePlans,
  setDonations,
  grantPremium,
  listImports,
  getImport,
  listMedia,
  setSuperAdmin,
  checkPayments,
  getServiceStatus,
} as const;

/** The calls of super admins by name, each with its own schemas. */
export type AdminOperations = typeof adminOperations;

/** All calls of the service by name, each with its own schemas. */
export type ServiceOperations = Operations & AdminOperations;
/** The name of a call of the service. */
export type ServiceOperationName = keyof ServiceOperations;

/** Every call of the service by its name. */
export const serviceOperations: ServiceOperations = { ...operations, ...adminOperations };
