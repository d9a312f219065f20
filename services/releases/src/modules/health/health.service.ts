import type { ReleaseReport } from '@afterglow/shared-contracts';
import { customerOfAddress, isServiceError } from '@afterglow/kit';
import { POLICY_LABEL } from '../../access/caller.ts';
import type { RevisionsTable } from '../../db/tables.ts';
import { type HealthPolicy, reasonToTakeBack, verdictOf } from './health-policy.ts';
import type { HealthRepository } from './health.repository.ts';

/** A version to take back, and on which figures. */
export interface TakeBack {
  readonly environment: 'production';
  readonly remote: string;
  readonly reason: string;
  readonly actor: string;
  readonly from: string;
}

export interface HealthService {
  /** Counts a report about a version that has just gone live, and takes the version back when the policy is crossed. */
  note(report: ReleaseReport, address: string): Promise<void>;
}

export interface HealthOptions {
  readonly repository: HealthRepository;
  readonly policy: HealthPolicy;
  /** The last change of a remote in production. */
  readonly lastChange: (remote: string) => Promise<RevisionsTable | undefined>;
  readonly rollBack: (command: TakeBack) => Promise<unknown>;
  readonly endCanary: (command: TakeBack) => Promise<unknown>;
  readonly nowMs: () => number;
}

export function createHealthService(options: HealthOptions): HealthService {
  const { repository, policy, lastChange, rollBack, endCanary, nowMs } = options;

  /** The change that made a version live, while that is fresh. */
  async function freshChange({ remote, version }: ReleaseReport): Promise<RevisionsTable | undefined> {
    const last = await lastChange(remote);
    const isIts = last?.to_version === version && (last.action === 'promote' || last.action === 'canary');
    return isIts && nowMs() - last.changed_at.getTime() < policy.windowMs ? last : undefined;
  }

  async function judge(change: RevisionsTable): Promise<void> {
    const { remote, action, to_version: from } = change;
    const figures = await repository.figures(remote, from, change.changed_at);
    const reason = reasonToTakeBack(figures, policy);
    if (reason === undefined) return;
    const command = { remote, from, actor: POLICY_LABEL, reason };
    const takeBack = action === 'canary' ? endCanary : rollBack;
    try {
      await takeBack({ environment: 'production', ...command });
    } catch (error) {
      // Somebody was faster, or there is nothing to go back to.
      if (!isServiceError(error) || error.kind !== 'conflict') throw error;
    }
  }

  return {
    async note(report, address) {
      const verdict = verdictOf(report);
      const change = verdict && (await freshChange(report));
      if (change === undefined) return;
      const { remote, version } = report;
      const noted = {
        ...{ remote, version, network: customerOfAddress(address), reported_at: new Date(nowMs()) },
        ...{ has_failed: verdict === 'failed', has_lost: verdict === 'lost' },
      };
      await repository.note(noted, change.changed_at);
      if (verdict === 'loaded') return;
      await judge(change);
      await repository.forgetBefore(new Date(nowMs() - policy.windowMs));
    },
  };
}
