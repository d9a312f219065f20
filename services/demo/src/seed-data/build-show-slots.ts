import { CHANNEL_IDS, type ChannelId, type ShowId } from '@afterglow/shared-contracts';
import type { ShowSeed, ShowSlotSeed } from '@afterglow/api';
import { createRandom } from '#music/random.ts';
import { shuffle } from './shuffle.ts';

const DAYS = 7;
const DAY_MINUTES = 24 * 60;
const SLOT_MINUTES = 2 * 60;
/** Between two and six in the morning any show may play. */
const NIGHT_MINUTE = 2 * 60;
const MORNING_MINUTE = 6 * 60;

/** The week of every channel: its shows in turn, two hours each, and the small hours open to all of them. */
export function buildShowSlots(shows: readonly ShowSeed[]): ShowSlotSeed[] {
  return CHANNEL_IDS.flatMap((channel) => {
    const own = shows.filter(({ channelId }) => channelId === channel).map(({ id }) => id);
    return own.length === 0 ? [] : weekOf(channel, own);
  });
}

function weekOf(channelId: ChannelId, shows: readonly ShowId[]): ShowSlotSeed[] {
  const random = createRandom(`slots/${channelId}`);
  let deck: ShowId[] = [];
  const deal = () => {
    if (deck.length === 0) deck = shuffle(shows, random);
    return deck.pop() ?? null;
  };
  return Array.from({ length: DAYS }, (_, day) => day * DAY_MINUTES).flatMap((day) => [
    ...slotStarts(0, NIGHT_MINUTE).map((minute) => slot(day + minute, deal())),
    slot(day + NIGHT_MINUTE, null),
    ...slotStarts(MORNING_MINUTE, DAY_MINUTES).map((minute) => slot(day + minute, deal())),
  ]);

  function slot(minuteOfWeek: number, showId: ShowId | null): ShowSlotSeed {
    return { channelId, minuteOfWeek, showId };
  }
}

function slotStarts(from: number, until: number): number[] {
  return Array.from({ length: (until - from) / SLOT_MINUTES }, (_, index) => from + index * SLOT_MINUTES);
}
