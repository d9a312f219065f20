import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * In development React records where the first ten thousand elements of each second were created, for the stacks in its warnings: a fifth
 * of the time of a suite with large pages. This makes it stop recording; the warnings are unchanged.
 */
export function disableElementStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error(
      'React does not count the stacks of elements where it did: look for the new place or leave this out.',
    );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
