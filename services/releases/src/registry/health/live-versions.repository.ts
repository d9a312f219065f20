import { SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { RegistryTables, VersionNetworksTable } from '../../db/tables.ts';
import { isSilent, laterTimes } from './silence.ts';

/** A version, and the time from which reports of subnets are counted. */
export interface VersionHour {
  readonly remote: string;
  readonly version: string;
  readonly since: Date;
  readonly silentBefore: Date;
}

/** The number of subnets that have started a version, and the reports of some of them. */
export interface VersionFigures {
  readonly started: number;
  readonly silent: number;
  readonly erred: number;
}

/** Subnets by the version that they run. */
export interface LiveVersionsRepository {
  /** At most one row per subnet and version. */
  note(news: readonly VersionNetworksTable[]): Promise<void>;
  figures(hour: VersionHour): Promise<VersionFigures>;
  forgetBefore(time: Date): Promise<void>;
}

export function createLiveVersionsRepository(db: Kysely<RegistryTables>): LiveVersionsRepository {
  return {
    async note(news) {
      // Always in the same order: instances that record the same subnets would otherwise deadlock.
      const rows = news.toSorted((a, b) => (versionNetworkKey(a) < versionNetworkKey(b) ? -1 : 1));
      await db
        .insertInto('version_networks')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'network']).doUpdateSet({
            noted_at: sql<Date>`excluded.noted_at`,
            has_loaded: sql<boolean>`version_networks.has_loaded or excluded.has_loaded`,
            has_erred: sql<boolean>`version_networks.has_erred or excluded.has_erred`,
            ...laterTimes('version_networks'),
          }),
        )
        .execute();
    },
    figures: ({ remote, version, since, silentBefore }) =>
      db
        .selectFrom('version_networks')
        .select([
          // A shell does not report starts; an area that only loads is in a shell that does not report errors either.
          countOf(sql`begun_at is not null or (remote = ${SHELL_RELEASE_NAME} and has_loaded)`, 'started'),
          countOf(isSilent(silentBefore), 'silent'),
          countOf(sql`has_erred`, 'erred'),
        ])
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('noted_at', '>=', since)
        .executeTakeFirstOrThrow(),
    async forgetBefore(time) {
      await db.deleteFrom('version_networks').where('noted_at', '<', time).execute();
    },
  };
}

type VersionNetwork = Pick<VersionNetworksTable, 'remote' | 'version' | 'network'>;

export function versionNetworkKey({ remote, version, network }: VersionNetwork): string {
  return `${remote} ${version} ${network}`;
}

function countOf<Name extends string>(condition: ReturnType<typeof sql<SqlBool>>, name: Name) {
  return sql<number>`count(*) filter (where ${condition})`.as(name);
}
