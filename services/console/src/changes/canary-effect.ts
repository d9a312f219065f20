import type { RunningRelease } from '@afterglow/shared-registry-contracts';
import type { Change } from './change-request.ts';
import type { Effect, Setting } from './effect.ts';

type CanaryChange = Extract<Change, { readonly kind: 'canary' }>;

/** A share of the visitors gets another version. */
export function canaryEffect({ remote, seen }: Setting, { version, percent }: CanaryChange, when: string): Effect {
  return {
    title: `Canary: ${remote} ${version}`,
    from: seen?.version ?? null,
    to: version,
    isReplaced: false,
    reach: `${percent}% of visitors get ${version} ${when}. Everyone else keeps the current version.`,
    also: [whatBecomesOf(seen?.canary ?? null, version)],
    confirm: `Start canary at ${percent}%`,
    ...hindranceOf(remote, version, seen),
  };
}

/** Everyone gets the version that most have. */
export function endCanaryEffect({ remote, seen }: Setting, when: string): Effect {
  const { version: to = null, canary = null } = seen ?? {};
  const common = { title: `End ${remote} canary`, to, isReplaced: true, also: [], confirm: 'End canary' };
  if (canary === null) {
    return { ...common, from: null, reach: 'No visitors have it.', hindrance: `${remote} no longer has a canary.` };
  }
  const reach = `The ${canary.percent}% of visitors on the canary go back to the current version ${when}.`;
  return { ...common, from: canary.version, reach };
}

function whatBecomesOf(canary: RunningRelease['canary'], version: string): string {
  if (canary === null) return 'If you raise the percentage, the same visitors keep it.';
  if (canary.version !== version) return `This replaces the ${canary.version} canary.`;
  return `${canary.percent}% have it now. If you raise the percentage, they keep it.`;
}

function hindranceOf(remote: string, version: string, seen: RunningRelease | undefined): Pick<Effect, 'hindrance'> {
  if (seen === undefined) return { hindrance: `${remote} isn't live there yet. Promote a version first.` };
  return seen.version === version ? { hindrance: `Everyone already has ${version}.` } : {};
}
