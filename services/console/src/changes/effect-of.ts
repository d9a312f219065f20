import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { RunningRelease } from '@afterglow/shared-registry-contracts';
import { canaryEffect, endCanaryEffect } from './canary-effect.ts';
import type { ChangeRequest } from './change-request.ts';
import type { Effect, Setting } from './effect.ts';

const TAKEN_OUT = 'a notice';

/** `seen` is the running release. */
export function effectOf({ environment, remote, change }: ChangeRequest, seen: RunningRelease | undefined): Effect {
  const setting = { environment, remote, seen };
  switch (change.kind) {
    case 'promote':
      return promoteEffect(setting, change.version);
    case 'rollback':
      return rollbackEffect(setting, change.to ?? seen?.previousVersion ?? null);
    case 'canary':
      return canaryEffect(setting, change, whenOf(remote));
    case 'end-canary':
      return endCanaryEffect(setting, whenOf(remote));
    case 'retire':
      return retireEffect(setting);
  }
}

function promoteEffect(setting: Setting, version: string): Effect {
  const title = `Promote ${setting.remote} ${version}`;
  const canary = setting.seen?.canary;
  return {
    ...forEveryone(setting),
    ...(canary?.version === version && { also: [`${canary.percent}% of visitors already have it.`] }),
    title,
    to: version,
    confirm: `Promote ${version}`,
    ...liveAlready(setting, version),
  };
}

function rollbackEffect(setting: Setting, to: string | null): Effect {
  const { remote } = setting;
  const title = `Roll back ${remote}`;
  if (to === null) {
    const hindrance = `There's no earlier version of ${remote}. Promote another version, or retire it.`;
    return { ...forEveryone(setting), title, to, confirm: 'Roll back', hindrance };
  }
  return { ...forEveryone(setting), title, to, confirm: `Roll back to ${to}`, ...liveAlready(setting, to) };
}

function retireEffect(setting: Setting): Effect {
  const { remote, seen } = setting;
  const everyone = forEveryone(setting);
  const title = `Retire ${remote}`;
  return {
    ...everyone,
    title,
    to: TAKEN_OUT,
    confirm: title,
    also: ['Its pages show a notice. A rollback brings it back.', ...everyone.also],
    ...(seen?.isTakenOut === true && { hindrance: `${remote} is already retired.` }),
  };
}

/** A change for everyone in an environment at the same time. */
function forEveryone({ environment, remote, seen }: Setting): Pick<Effect, 'from' | 'isReplaced' | 'reach' | 'also'> {
  const who = environment === 'production' ? 'for everyone' : 'for anyone who opened staging';
  const canary = seen?.canary;
  return {
    from: shownVersion(seen),
    isReplaced: true,
    reach: `In ${environment}, ${who}, ${whenOf(remote)}.`,
    also: canary ? [`The ${canary.version} canary (${canary.percent}%) ends.`] : [],
  };
}

function shownVersion(seen: RunningRelease | undefined): string | null {
  if (seen === undefined) return null;
  return seen.isTakenOut ? TAKEN_OUT : seen.version;
}

function liveAlready({ remote, seen }: Setting, version: string): Pick<Effect, 'hindrance'> {
  return seen?.version === version ? { hindrance: `${remote} ${version} is already live.` } : {};
}

function whenOf(remote: string): string {
  return remote === SHELL_RELEASE_NAME
    ? 'right away on new pages, and in open tabs at the next quiet moment'
    : 'in open tabs within a second';
}
