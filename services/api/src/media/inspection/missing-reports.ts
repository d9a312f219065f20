import type { MissingChange } from '@afterglow/audio';
import { type RawBuilder, sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** Tells the operator what is missing: one line for each recording and image, until it's found again. */
export interface MissingReports {
  readonly ofRecording: MissingChange;
  readonly ofCover: (name: string) => void;
  /** Called when a recording turns out to be missing or is found again; returns a disposer. */
  onChange(listener: () => void): () => void;
}

interface Missing {
  readonly what: string;
  readonly where: string;
  readonly remedy: string;
}

export function createMissingReports(db: ApiQueries, onError: (error: unknown) => void): MissingReports {
  function report({ what, where, remedy }: Missing, condition: RawBuilder<boolean>): void {
    db.selectFrom('mixes')
      .select('title')
      .where(condition)
      .executeTakeFirst()
      .then((mix) => {
        const owner = mix === undefined ? 'a mix that was removed' : `"${mix.title}"`;
        onError(new Error(`The ${what} of ${owner} is missing: ${where}. ${remedy}`));
      })
      .catch(onError);
  }
  const listeners = new Set<() => void>();
  return {
    ofRecording({ digest, isMissing }) {
      for (const listener of listeners) listener();
      if (!isMissing) return;
      const remedy = 'Copy it back, or import its file again.';
      report({ what: 'recording', where: `recordings/${digest}`, remedy }, sql`pieces ->> 0 like ${`rec-${digest}-%`}`);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ofCover: (name) =>
      report({ what: 'image', where: `covers/${name}`, remedy: 'Copy it back.' }, sql`cover = ${name}`),
  };
}
