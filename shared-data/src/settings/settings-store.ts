import {
  memberIdOf,
  messageText,
  qualityOptionSchema,
  type ChannelId,
  type ClockPort,
  type DataPort,
  type EventBus,
  type MemberId,
  type QualityKey,
  type SessionPort,
  type SessionState,
  type Settings,
} from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { shouldRetry, readRetryDelayMs } from '../cache/retry-policy.ts';
import { notify } from '../session/notify.ts';
import { defaultQuality, initialQuality } from './quality-rules.ts';
import { createSettingsSaver, type SettingsSaver } from './settings-saver.ts';
import { InputError } from '../errors.ts';

export interface SettingsOptions {
  readonly data: DataPort;
  readonly session: SessionPort;
  readonly bus: EventBus;
  readonly clock: ClockPort;
}

/** A member's settings: stored by the service, changed here immediately. Null for a visitor, or while they load. */
export interface SettingsStore {
  readonly settings$: Observable<Settings | null>;
  getSettings(): Settings | null;
  /** The quality of mixes; the default while unknown. */
  getQuality(): QualityKey;
  /**
   * Saved immediately; resolves to false when that failed and the old one applies again. Throws "Invalid quality
   * option".
   */
  setQuality(option: string): Promise<boolean>;
  /** From 0 to 100. Saved 700 ms after the last change, or once the settings are loaded, but not for a visitor. */
  setVolume(volume: number): void;
  /** Adds or removes a favorite channel, saved 700 ms later. A visitor is asked to sign in. Never rejects. */
  toggleChannel(id: ChannelId): Promise<void>;
  /**
   * Starts to read settings: the logged-in member's now, and then those of every login. Settles when the first are
   * loaded, or cannot be read. Never rejects.
   */
  ready(): Promise<void>;
  flush(): void;
  dispose(): void;
}

export function createSettingsStore(options: SettingsOptions): SettingsStore {
  const { session, data, clock } = options;
  const settings$ = new BehaviorSubject<Settings | null>(null);
  const onSaved = (member: MemberId, { favorites }: Settings) => {
    // Other tabs and devices may have changed the list.
    if (memberIdOf(session.getSession()) === member && settings$.value) show({ ...settings$.value, favorites });
  };
  const saver = createSettingsSaver({ data, clock, onSaved });
  const follower = createFollower(options, settings$, saver);
  const following = session.session$.subscribe(follower.onSession);
  let saving: Promise<unknown> = Promise.resolve();
  const show = (settings = settings$.value) => {
    const member = memberIdOf(session.getSession());
    if (settings && member !== null) settings$.next(saver.withUnsaved(member, settings));
  };
  return {
    settings$,
    getSettings: () => settings$.value,
    getQuality: () => settings$.value?.currentOnDemandQualityKey ?? defaultQuality(isPremium(session.getSession())),
    setQuality(option) {
      // Sequentially, so that the last choice wins.
      const saved = saving.then(() => saveQuality(options, settings$, saver, option));
      saving = saved.catch(() => undefined);
      return saved;
    },
    setVolume(volume) {
      const member = memberIdOf(session.getSession());
      if (member === null) return;
      if (!settings$.value) return follower.holdVolume(volume);
      if (settings$.value.volume === volume) return;
      saver.saveDebounced(member, { volume }, () => undefined); // the current volume stays
      show();
    },
    async toggleChannel(id) {
      const member = memberIdOf(session.getSession());
      if (member === null) {
        options.bus.emit('modal:show', { type: 'auth-prompt', contentKey: 'AUTH_PROMPT_FAVORITE' });
        return;
      }
      await follower.load(member);
      const before = settings$.value?.favorites;
      if (!before) return notify(options.bus, 'SOMETHING_WENT_WRONG');
      const isOne = before.includes(id);
      notify(options.bus, isOne ? 'FAV_CHANNEL_REMOVED' : 'FAV_CHANNEL_ADDED');
      saver.saveDebounced(member, { favoriteChanges: { [id]: !isOne } }, () => {
        notify(options.bus, 'SOMETHING_WENT_WRONG');
        void follower.load(member, { again: true });
      });
      show();
    },
    ready: follower.begin,
    flush: saver.flush,
    dispose() {
      following.unsubscribe();
      follower.dispose();
    },
  };
}

/** Loads the logged-in member's settings, and limits the quality to their subscription. */
function createFollower(
  { data, clock }: Pick<SettingsOptions, 'data' | 'clock'>,
  settings$: BehaviorSubject<Settings | null>,
  saver: SettingsSaver,
) {
  let member: MemberId | null = null;
  let hasBegun = false;
  let wasPremium: boolean | null = null;
  let loading: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;
  /** Chosen here before the settings were loaded: it replaces the stored one. */
  let heldVolume: number | null = null;

  async function read(of: MemberId, failures = 0): Promise<void> {
    cancelRetry(); // a caller in between is the only one who retries
    try {
      const { data: answer } = await data.call('getSettings', { params: { id: of } });
      if (member === of) take(of, answer);
    } catch (error) {
      if (member === of && shouldRetry(failures, error))
        cancelRetry = clock.after(readRetryDelayMs(failures, error), () => void read(of, failures + 1));
    }
  }

  function take(of: MemberId, settings: Settings): void {
    cancelRetry();
    const volume = heldVolume ?? settings.volume;
    heldVolume = null;
    if (volume !== settings.volume) saver.saveDebounced(of, { volume }, () => undefined);
    settings$.next(saver.withUnsaved(of, settings));
    if (wasPremium !== null) keepWithin(of, initialQuality(settings.currentOnDemandQualityKey, wasPremium));
  }

  function keepWithin(of: MemberId, key: QualityKey): void {
    if (!settings$.value || settings$.value.currentOnDemandQualityKey === key) return;
    settings$.next({ ...settings$.value, currentOnDemandQualityKey: key });
    void saver.save(of, { currentOnDemandQualityKey: key }).catch(() => undefined); // retried at the next visit
  }

  function load(of: MemberId, { again = false } = {}): Promise<void> {
    if (settings$.value && !again) return Promise.resolve();
    loading ??= read(of).finally(() => (loading = null));
    return loading;
  }

  function switchTo(next: MemberId | null): void {
    member = next;
    wasPremium = null;
    loading = null;
    heldVolume = null;
    cancelRetry();
    saver.drop();
    if (settings$.value) settings$.next(null);
    if (next !== null && hasBegun) void load(next);
  }

  async function begin(): Promise<void> {
    hasBegun = true;
    if (member !== null) await load(member);
  }

  function onSession(state: SessionState): void {
    const next = memberIdOf(state);
    if (next !== member) switchTo(next);
    const premium = knownPremium(state);
    if (next === null || premium === null || premium === wasPremium) return;
    const isFirst = wasPremium === null;
    wasPremium = premium;
    const stored = settings$.value?.currentOnDemandQualityKey ?? null;
    keepWithin(next, isFirst ? initialQuality(stored, premium) : defaultQuality(premium));
  }

  return {
    onSession,
    load,
    begin,
    holdVolume: (volume: number) => void (heldVolume = volume),
    dispose: () => cancelRetry(),
  };
}

async function saveQuality(
  { session }: SettingsOptions,
  settings$: BehaviorSubject<Settings | null>,
  saver: SettingsSaver,
  option: string,
): Promise<boolean> {
  const wanted = qualityOptionSchema.safeParse(option);
  if (!wanted.success) throw new InputError('quality_unknown', option, messageText('INVALID_QUALITY_OPTION'));
  const member = memberIdOf(session.getSession());
  if (member === null) return false;
  try {
    const { currentOnDemandQualityKey } = await saver.save(member, { currentOnDemandQualityKey: wanted.data });
    if (settings$.value && memberIdOf(session.getSession()) === member)
      settings$.next({ ...settings$.value, currentOnDemandQualityKey });
    return true;
  } catch {
    return false;
  }
}

/** Until the member's account is loaded, "not premium" only means "unknown". */
function knownPremium(state: SessionState): boolean | null {
  if (state.status === 'visitor') return null;
  return state.premium || state.member ? state.premium : null;
}

function isPremium(state: SessionState): boolean {
  return state.status === 'member' && state.premium;
}
