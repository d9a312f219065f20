import type { ApiOptions } from '@afterglow/api';
import { type RunningApi, startApi as startApiAlone } from '@afterglow/api/testing';
import { createSandboxes } from '../create-sandboxes.ts';
import type { SandboxConfig } from '../sandbox-environment.ts';

export type SandboxedApiOptions = Partial<ApiOptions> & { readonly sandboxes?: SandboxConfig };

/** The API as it runs on a developer's computer: with all sandboxes that its configuration allows. */
export function startApi({ sandboxes, ...options }: SandboxedApiOptions = {}): Promise<RunningApi> {
  const { publicUrl, config } = options;
  const hosted = createSandboxes({ publicUrl, config: { ...config, ...sandboxes } });
  return startApiAlone({ hosted, ...options });
}
