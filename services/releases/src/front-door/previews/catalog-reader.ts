import { API_PREFIX, type Operation, operations, type OperationResponse } from '@afterglow/shared-contracts';
import { CatalogError } from './catalog-error.ts';

/** A response of the service. `total` is the length of a whole paged list. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly total: number | null;
}

/** Makes a GET request to the service as an anonymous visitor; `path` starts with a slash and includes the query. */
export type ReadApi = (path: string) => Promise<ApiAnswer>;

type List = 'listMixes' | 'listArtists' | 'listPlaylists';
type Readable = 'getMix' | 'getShow' | 'getArtist' | 'getPlaylist' | 'listStations' | 'listBanners' | List;
type Value<Name extends Readable> = OperationResponse<(typeof operations)[Name]>;
interface Input {
  readonly id?: number;
  readonly query?: Readonly<Record<string, string | number>>;
}

export interface CatalogReader {
  /** Undefined for what does not exist. Rejects with a CatalogError when the service has no usable answer. */
  read<Name extends Readable>(name: Name, input?: Input): Promise<Value<Name> | undefined>;
  /** The length of a whole list. Rejects with a CatalogError when the service does not say. */
  count(name: List): Promise<number>;
}

/** The public part of the catalog, read through the public operations. */
export function createCatalogReader(readApi: ReadApi): CatalogReader {
  return {
    async read(name, input = {}) {
      const operation: Operation = operations[name];
      const { status, body } = await readApi(addressOf(operation, input));
      if (status === 404) return undefined;
      if (status !== 200) throw new CatalogError('answer_refused', name, status);
      try {
        // The schema of this very operation has parsed it.
        return operation.response.parse(JSON.parse(body)) as Value<typeof name>;
      } catch (cause) {
        throw new CatalogError('answer_malformed', name, status, { cause });
      }
    },
    async count(name) {
      const { status, total } = await readApi(addressOf(operations[name], { query: { limit: 1 } }));
      if (status !== 200) throw new CatalogError('answer_refused', name, status);
      if (total === null) throw new CatalogError('total_missing', name, status);
      return total;
    },
  };
}

function addressOf({ path }: Operation, { id, query = {} }: Input): string {
  const place = `${API_PREFIX}${path.replace('{id}', String(id))}`;
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) written.set(name, String(value));
  return written.size === 0 ? place : `${place}?${written.toString()}`;
}
