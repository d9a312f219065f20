import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { Overview, RunningRelease } from '@afterglow/shared-registry-contracts';
import { Button } from '@afterglow/shared-ui';
import { goTo } from '../app/use-route.ts';
import { useChangeDialog } from '../changes/ask-context.ts';
import { runningIn } from '../live/live-context.tsx';
import { PreviewButton } from '../previews/preview-button.tsx';
import styles from './versions.module.css';

/** The default share of a canary. */
const USUAL_CANARY_PERCENT = 5;

interface VersionActionsProps {
  readonly name: string;
  readonly version: string;
  readonly overview: Overview;
}

/** The actions to preview a version and to make it live. */
export function VersionActions({ name, version, overview }: VersionActionsProps) {
  const production = runningIn(overview, 'production', name);
  const isLive = production?.version === version;
  return (
    <div className={styles.actions}>
      {!isLive && <Promote name={name} version={version} environment="production" />}
      {runningIn(overview, 'staging', name)?.version !== version && (
        <Promote name={name} version={version} environment="staging" />
      )}
      <PreviewButton remote={name} version={version} />
      {production !== undefined && !isLive && <BesideLive version={version} production={production} />}
    </div>
  );
}

/** For a version that could replace the live one. The shell has no canary. */
function BesideLive({ version, production }: BesideLiveProps) {
  return (
    <>
      {production.name !== SHELL_RELEASE_NAME && <Canary version={version} production={production} />}
      <Compare version={version} production={production} />
    </>
  );
}

interface PromoteProps {
  readonly name: string;
  readonly version: string;
  readonly environment: 'production' | 'staging';
}

function Promote({ name, version, environment }: PromoteProps) {
  const ask = useChangeDialog();
  return (
    <Button
      size="s"
      aria-label={`Promote ${version} to ${environment}`}
      onClick={() => ask({ environment, remote: name, change: { kind: 'promote', version } })}
    >
      {environment === 'production' ? 'Promote' : 'To staging'}
    </Button>
  );
}

interface BesideLiveProps {
  readonly version: string;
  readonly production: RunningRelease;
}

function Canary({ version, production: { name, canary } }: BesideLiveProps) {
  const ask = useChangeDialog();
  const isOwn = canary?.version === version;
  const percent = isOwn ? canary.percent : USUAL_CANARY_PERCENT;
  return (
    <Button
      size="s"
      aria-label={isOwn ? `Change canary of ${version}` : `Start canary of ${version}`}
      onClick={() => ask({ environment: 'production', remote: name, change: { kind: 'canary', version, percent } })}
    >
      {isOwn ? 'Change canary' : 'Start canary'}
    </Button>
  );
}

function Compare({ version, production }: BesideLiveProps) {
  const place = { view: 'area', area: production.name, from: production.version, to: version } as const;
  return (
    <Button size="s" variant="ghost" aria-label={`Compare ${version} with live`} onClick={() => goTo(place)}>
      Compare
    </Button>
  );
}
