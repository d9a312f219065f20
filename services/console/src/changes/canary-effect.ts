import type { RunningRelease } from '@afterglow/shared-contracts/registry';
import type { Change } from './change-request.ts';
import type { Effect, Setting } from './effect.ts';

type CanaryChange = Extract<Change, { readonly kind: 'canary' }>;

/** A part of the visitors gets another version. */
export function canaryEffect({ remote, seen }: Setting, { version, percent }: CanaryChange, when: string): Effect {
  return {
    ...{ title: `Canary of ${remote} ${version}`, from: seen?.version ?? null, to: version, isReplaced: false },
    reach: `${percent} of 100 visitors get ${version}, ${when}; the others keep what they have.`,
    also: [whatBecomesOf(seen?.canary ?? null, version)],
    confirm: `Give it to ${percent} %`,
    ...hindranceOf(remote, version, seen),
  };
}

/** Everybody gets what most have. */
export function endCanaryEffect({ remote, seen }: Setting, when: string): Effect {
  const { version: to = null, canary = null } = seen ?? {};
  const common = { title: `End the canary of ${remote}`, to, isReplaced: true, also: [], confirm: 'End the canary' };
  if (canary === null) {
    return { ...common, from: null, reach: 'Nobody has it.', hindrance: `${remote} has no canary any more.` };
  }
  const reach = `The ${canary.percent} of 100 visitors who have it get what everybody else has, ${when}.`;
  return { ...common, from: canary.version, reach };
}

function whatBecomesOf(canary: RunningRelease['canary'], version: string): string {
  if (canary === null) return 'The same visitors keep it when the percentage grows.';
  if (canary.version !== version) return `It takes the place of the canary of ${canary.version}.`;
  return `${canary.percent} of 100 have it now; those who have it keep it when the percentage grows.`;
}

function hindranceOf(remote: string, version: string, seen: RunningRelease | undefined): Pick<Effect, 'hindrance'> {
  if (seen === undefined) return { hindrance: `${remote} does not run there yet: promote a version first.` };
  return seen.version === version ? { hindrance: `Everybody has ${version} already.` } : {};
}
