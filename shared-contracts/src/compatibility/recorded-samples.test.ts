import { isObservable } from 'rxjs';
import type * as z from 'zod/mini';
import * as contracts from '../index.ts';
import { adminOperations, releaseReportSchema } from '../services.ts';
import { createFakePorts } from '../testing/index.ts';
import first from './samples/1.0.0.json' with { type: 'json' };
import linked from './samples/1.1.0.json' with { type: 'json' };
import accounts from './samples/1.2.0.json' with { type: 'json' };
import clock from './samples/1.3.0.json' with { type: 'json' };
import managed from './samples/1.4.0.json' with { type: 'json' };
import renamed from './samples/1.5.0.json' with { type: 'json' };
import open from './samples/1.6.0.json' with { type: 'json' };

type Recorded =
  | typeof first
  | typeof linked
  | typeof accounts
  | typeof clock
  | typeof managed
  | typeof renamed
  | typeof open;

/**
 * The messages between remotes and page in each version, which remotes of that version still send and expect. Never
 * edit a record: raising CONTRACTS_VERSION adds a new one.
 */
const RECORDS: Readonly<Record<string, Recorded>> = {
  '1.0.0': first,
  '1.1.0': linked,
  '1.2.0': accounts,
  '1.3.0': clock,
  '1.4.0': managed,
  '1.5.0': renamed,
  '1.6.0': open,
};

const SCHEMAS: Readonly<Record<keyof Recorded['shapes'], z.ZodMiniType>> = {
  mix: contracts.mixSchema,
  artist: contracts.artistSchema,
  show: contracts.showSchema,
  episode: contracts.episodeSchema,
  station: contracts.stationSchema,
  scheduleEntry: contracts.scheduleEntrySchema,
  playlist: contracts.playlistSchema,
  genre: contracts.genreSchema,
  member: contracts.memberSchema,
  currentUser: contracts.currentUserSchema,
  plan: contracts.planSchema,
  subscription: contracts.subscriptionSchema,
  versionInfo: contracts.versionInfoSchema,
  newMessage: contracts.newMessageSchema,
  remoteManifest: contracts.remoteManifestSchema,
  liveSet: contracts.liveSetSchema,
  releaseReport: releaseReportSchema,
};

// The fake navigation changes the URL of a window, and there is none here.
Object.assign(globalThis, {
  history: { replaceState: () => undefined },
  dispatchEvent: () => true,
  PopStateEvent: Event,
});

/** Records before 1.6.0 have the calls of super admins, which no area made. */
function callsOfAreas(operations: Recorded['operations']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(operations).filter(([name]) => !(name in adminOperations)));
}

const majorOf = (version: string): string | undefined => version.split('.')[0];
const compatible = Object.entries(RECORDS).filter(
  ([version]) => majorOf(version) === majorOf(contracts.CONTRACTS_VERSION),
);

test('[PLATFORM-020] the current version is among the recorded ones', () => {
  expect(compatible.map(([version]) => version)).toContain(contracts.CONTRACTS_VERSION);
});

describe.each(compatible)('a remote built against %s', (_, { shapes, events, operations, ports }) => {
  test.each(Object.entries(shapes))('[PLATFORM-020] reads and writes a %s as before', (name, sample) => {
    const schema = SCHEMAS[name as keyof Recorded['shapes']]; // the keys are those of the record
    expect(schema.parse(sample)).toEqual(sample);
  });

  test.each(Object.entries(events))(
    '[PLATFORM-020] receives events that it emits as %s, and understands all of them',
    (name, payload) => {
      const bus = contracts.createEventBus();
      const heard: unknown[] = [];
      bus.events$.subscribe((event) => heard.push(event));
      // Called as a remote of that version would call it; this version's types do not know the call.
      (bus.emit as (name: string, payload: unknown) => void)(name, payload);
      expect(heard).toEqual([{ name, payload }]);
    },
  );

  test('[PLATFORM-020] is found at its URLs, and loaded from where it was published', () => {
    const [remote] = contracts.liveSetSchema.parse(shapes.liveSet).remotes;
    const match = contracts.createPageMatcher(remote ? contracts.pagesOf(remote.live) : []);
    expect(match('/radio/deep')?.page.notFound).toBeUndefined();
    expect(match('/radio/deep')).toBeDefined();
    expect(match('/elsewhere')).toBeUndefined();
    expect(remote?.live.integrity).toHaveProperty([remote?.live.entry ?? '']);
    const published = contracts.liveReleaseOf(contracts.remoteManifestSchema.parse(shapes.remoteManifest));
    expect(published.pages?.length).toBeGreaterThan(0);
  });

  test('[PLATFORM-020] can make its calls at the same paths', () => {
    // The service accepts paths with and without a slash at the end.
    const now = Object.entries(contracts.operations).map(([name, { method, path }]) => [
      name,
      `${method} ${path.replace(/\/$/, '')}`,
    ]);
    expect(Object.fromEntries(now)).toMatchObject(callsOfAreas(operations));
  });

  test.each(Object.entries(ports))('[PLATFORM-020] finds everything of the port %s', (name, members) => {
    const port: object = Reflect.get(createFakePorts(), name);
    const missing = members.filter((member) => {
      const value: unknown = Reflect.get(port, member);
      return member.endsWith('$') ? !isObservable(value) : typeof value !== 'function';
    });
    expect(missing).toEqual([]);
  });
});
