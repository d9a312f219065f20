import { apiEnvironmentSchema, type ApiConfig } from '@afterglow/api';
import type { PageConfig } from '@afterglow/shared-contracts';
import {
  parseEnvironment,
  serviceEnvironmentSchema,
  type Environment,
  type ServiceEnvironment,
} from '@afterglow/shared-service';
import * as z from 'zod/mini';

const millisecondsInText = z.optional(z.pipe(z.coerce.number(), z.int().check(z.positive())));

const siteEnvironmentSchema = z.extend(z.extend(serviceEnvironmentSchema, apiEnvironmentSchema.shape), {
  /** Time limit of every file of an area, in milliseconds. */
  CODE_LOAD_LIMIT_MS: millisecondsInText,
  /** Where the banner on iPhones and iPads leads. */
  IOS_APP_STORE_URL: z.optional(z.url({ protocol: /^https$/ })),
  /** `off` withdraws the service worker from every browser. */
  SERVICE_WORKER: z.optional(z.enum(['on', 'off'])),
});

/** How the site is to run; read from the environment once. */
export interface SiteOptions extends ServiceEnvironment {
  readonly api: ApiConfig;
  readonly pageConfig: Partial<PageConfig>;
}

/** Throws a StartupError that names a variable with a wrong value. */
export function siteOptions(environment: Environment): SiteOptions {
  const {
    CODE_LOAD_LIMIT_MS: codeLoadLimitMs,
    IOS_APP_STORE_URL: iosAppStoreUrl,
    SERVICE_WORKER: worker,
    ...service
  } = parseEnvironment(siteEnvironmentSchema, environment);
  const pageConfig = {
    ...(codeLoadLimitMs !== undefined && { codeLoadLimitMs }),
    ...(iosAppStoreUrl !== undefined && { iosAppStoreUrl }),
    ...(worker === 'off' && { serviceWorker: false }),
  };
  return { ...service, api: service, pageConfig };
}
