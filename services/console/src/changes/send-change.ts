import {
  type ChangeAnswer,
  registryOperations,
  revisionTag,
  type RunningRelease,
} from '@afterglow/shared-registry-contracts';
import { callRegistry } from '../registry/call-registry.ts';
import type { ChangeRequest } from './change-request.ts';

/** A confirmed change, and the state that the person saw. */
export interface ConfirmedChange {
  readonly wish: ChangeRequest;
  readonly seen: RunningRelease | undefined;
  readonly revision: number;
  readonly reason: string;
}

/**
 * Sends a change with its base: a rollback names the version that it replaces, everything else the revision. The registry rejects it if
 * that has changed, so no one changes what they have not seen.
 */
export function sendChange({ wish, seen, revision, reason }: ConfirmedChange): Promise<ChangeAnswer> {
  const { environment, remote, change } = wish;
  const params = { environment, remote };
  const requestHeaders = { 'if-match': revisionTag(revision) };
  switch (change.kind) {
    case 'promote':
      return callRegistry(registryOperations.promote, {
        params,
        requestHeaders,
        body: { version: change.version, reason },
      });
    case 'rollback': {
      const to = change.to ?? seen?.previousVersion ?? undefined;
      return callRegistry(registryOperations.rollBack, { params, body: { reason, from: seen?.version, to } });
    }
    case 'canary':
      return callRegistry(registryOperations.startCanary, {
        params,
        requestHeaders,
        body: { version: change.version, percent: String(change.percent), reason },
      });
    case 'end-canary':
      return callRegistry(registryOperations.endCanary, { params, requestHeaders, body: { reason } });
    case 'retire':
      return callRegistry(registryOperations.retire, { params, requestHeaders, body: { reason } });
  }
}
