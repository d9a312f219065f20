// Replaces the shell's own module of this name in the builds for comparison, which load areas in another way.
export function createFederationRuntime(): undefined {}
