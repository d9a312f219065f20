import { artistSchema, genreSchema, type MemberId, type StoragePort } from '@afterglow/shared-contracts';
import { hasEnoughGenres, NO_PICKS, STEPS, type Picks } from './picks.ts';

const KEY = 'onboarding.picks';

/** The onboarding state of a member in this browser, so that it can be left and resumed. */
export interface StoredPicks {
  read(): Picks;
  keep(picks: Picks): void;
  forget(): void;
}

/** Picks of another member are ignored. */
export function storedPicks(storage: Pick<StoragePort, 'get' | 'set' | 'remove'>, membersId: MemberId): StoredPicks {
  return {
    read() {
      const stored = recordOf(storage.get(KEY));
      if (stored['membersId'] !== membersId) return NO_PICKS;
      const genres = listOf(genreSchema, stored['genres']);
      const artists = listOf(artistSchema, stored['artists']);
      const step = STEPS.find((known) => known === stored['step']) ?? 'genres';
      return { genres, artists, step: hasEnoughGenres({ genres }) ? step : 'genres' };
    },
    keep({ step, genres, artists }) {
      // Biographies would fill the storage, and are not shown here.
      const short = artists.map((artist) => ({ ...artist, biography: null }));
      storage.set(KEY, JSON.stringify({ membersId, step, genres, artists: short }));
    },
    forget: () => storage.remove(KEY),
  };
}

interface Parser<T> {
  safeParse(value: unknown): { readonly data?: T | undefined };
}

/** Invalid entries, for example from an older page, are left out. */
function listOf<T>(parser: Parser<T>, value: unknown): readonly T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => parser.safeParse(item).data ?? []);
}

function recordOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
