import { type ApiConfig, apiEnvironmentSchema, refuseIncompleteSets } from '@afterglow/api';
import { type Environment, parseEnvironment, type ServiceEnvironment, serviceEnvironmentSchema } from '@afterglow/kit';
import { type ReleasesConfig, releasesEnvironmentSchema } from '@afterglow/releases';
import { sandboxEnvironmentSchema, type SandboxConfig } from '@afterglow/sandboxes';
import type { PageConfig } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { pageConfigOf, pageEnvironmentSchema } from './page-options.ts';

export const siteEnvironmentSchema = z.object({
  ...serviceEnvironmentSchema.shape,
  ...apiEnvironmentSchema.shape,
  ...releasesEnvironmentSchema.shape,
  ...sandboxEnvironmentSchema.shape,
  ...pageEnvironmentSchema.shape,
});

/** The site's configuration, read from the environment once. */
export interface SiteOptions extends Omit<ServiceEnvironment, 'LOG_LEVEL'> {
  /** Undefined unless the operator sets a level. */
  readonly LOG_LEVEL?: ServiceEnvironment['LOG_LEVEL'] | undefined;
  readonly api: ApiConfig & SandboxConfig;
  readonly registry: ReleasesConfig;
  readonly pageConfig: Partial<PageConfig>;
}

/** Throws a StartupError that names a variable with a wrong name or value, or the missing ones of an incomplete set. */
export function siteOptions(environment: Environment): SiteOptions {
  const { LOG_LEVEL, ...parsed } = parseEnvironment(siteEnvironmentSchema, environment);
  refuseIncompleteSets(parsed);
  return {
    ...parsed,
    ...(environment['LOG_LEVEL'] ? { LOG_LEVEL } : {}),
    api: parsed,
    registry: parsed,
    pageConfig: pageConfigOf(parsed),
  };
}
