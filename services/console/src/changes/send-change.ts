import {
  type ChangeAnswer,
  registryOperations,
  revisionTag,
  type RunningRelease,
} from '@afterglow/shared-contracts/registry';
import { callRegistry } from '../registry/call-registry.ts';
import type { ChangeRequest } from './change-request.ts';

/** A change that someone has confirmed, and what they saw when they did. */
export interface ConfirmedChange {
  readonly wish: ChangeRequest;
  readonly seen: RunningRelease | undefined;
  /** Of the environment, with which the release runs as it was seen. */
  readonly revision: number;
  readonly reason: string;
}

/**
 * Sends it with what it is based on: a rollback names the version that it leaves, everything else the revision. What has changed
 * meanwhile is refused, so no one changes what they have not seen.
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
