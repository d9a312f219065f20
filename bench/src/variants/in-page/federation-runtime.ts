// Replaces the shell's own module of this name in the builds to compare with, which load areas in another way.
export function createFederationRuntime(): undefined {}
