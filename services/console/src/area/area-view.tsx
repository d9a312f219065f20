import { type Environment as EnvironmentName, ENVIRONMENTS } from '@afterglow/shared-contracts';
import type { Overview } from '@afterglow/shared-registry-contracts';
import { EmptyState, RowSkeletons } from '@afterglow/shared-ui';
import { AreaActions } from './area-actions.tsx';
import { useSession } from '../app/session-context.ts';
import { mayChange } from '../registry/permissions.ts';
import { VersionsSection } from '../versions/versions-section.tsx';
import type { AreaPlace } from '../app/console-route.ts';
import { ComparisonSection } from '../comparison/comparison-section.tsx';
import { RouteLink } from '../app/route-link.tsx';
import { HealthSection } from '../health/health-section.tsx';
import { AreaHistory } from '../history/area-history.tsx';
import { runningIn, useLive } from '../live/live-context.tsx';
import { RunningCell } from '../running/running-cell.tsx';
import { Heading } from '../ui/heading.tsx';
import styles from './area-view.module.css';

/** One release: where it runs, how its versions perform, and its history. */
export function AreaView({ place }: { readonly place: AreaPlace }) {
  const name = place.area;
  const { overview } = useLive();
  return (
    <>
      <p className={styles.back}>
        <RouteLink to={{ view: 'running' }}>All releases</RouteLink>
      </p>
      <Heading>{name}</Heading>
      {overview === undefined ? <RowSkeletons what={name} count={4} /> : <Known place={place} overview={overview} />}
    </>
  );
}

interface KnownProps {
  readonly place: AreaPlace;
  readonly overview: Overview;
}

function Known({ place: { area: name, from, to }, overview }: KnownProps) {
  if (!overview.names.includes(name))
    return <EmptyState title={`No release called “${name}”`} text="It'll show up here once it's published." />;
  return (
    <>
      <div className={styles.cells}>
        {ENVIRONMENTS.map((environment) => (
          <Environment key={environment} name={name} environment={environment} overview={overview} />
        ))}
      </div>
      <HealthSection key={name} remote={name} running={whereVersionsRun(overview, name)} />
      <VersionsSection key={`versions of ${name}`} remote={name} overview={overview} />
      <ComparisonSection remote={name} overview={overview} from={from} to={to} />
      <AreaHistory key={`history of ${name}`} remote={name} overview={overview} />
    </>
  );
}

interface EnvironmentProps {
  readonly name: string;
  readonly environment: EnvironmentName;
  readonly overview: Overview;
}

function Environment({ name, environment, overview }: EnvironmentProps) {
  const running = runningIn(overview, environment, name);
  const isAllowed = mayChange(useSession(), name);
  return (
    <div className={styles.environment}>
      <RunningCell name={name} environment={environment} running={running} />
      {isAllowed && running !== undefined && <AreaActions name={name} environment={environment} running={running} />}
    </div>
  );
}

/** For example "production" or "canary in staging", by version. */
function whereVersionsRun(overview: Overview, name: string): ReadonlyMap<string, string> {
  const found = ENVIRONMENTS.flatMap((environment) => {
    const running = runningIn(overview, environment, name);
    if (running === undefined) return [];
    const live = [[running.version, environment] as const];
    return running.canary ? [...live, [running.canary.version, `canary in ${environment}`] as const] : live;
  });
  return new Map(found.toReversed());
}
