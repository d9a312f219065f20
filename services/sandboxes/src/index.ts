export { createSandboxes, type SandboxOptions } from './create-sandboxes.ts';
export { type SandboxConfig, sandboxEnvironmentSchema } from './sandbox-environment.ts';
