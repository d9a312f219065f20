import { CHANNEL_IDS, type ChannelId, type ShowId } from '@afterglow/shared-contracts';
import type { Insertable } from 'kysely';
import type { ShowSlotsTable } from '#db/tables/schedule.table.ts';
import { shuffle } from '#app/shuffle.ts';
import { createRandom } from '#synthesis/random.ts';
import type { SowContext } from './sow-steps.ts';

const DAYS = 7;
const DAY_MINUTES = 24 * 60;
const SLOT_MINUTES = 2 * 60;
/** From two to six in the morning anything may come. */
const NIGHT_MINUTE = 2 * 60;
const MORNING_MINUTE = 6 * 60;

/** The week of every channel: its shows in turn, two hours each, and the small hours open to all of them. */
export async function sowShowSlots({ db }: SowContext): Promise<void> {
  const shows = await db.selectFrom('shows').select(['id', 'channel_id']).orderBy('id').execute();
  const slots = CHANNEL_IDS.flatMap((channel) => {
    const own = shows.filter(({ channel_id }) => channel_id === channel).map(({ id }) => id);
    return own.length === 0 ? [] : weekOf(channel, own);
  });
  await db.insertInto('show_slots').values(slots).execute();
}

function weekOf(channel: ChannelId, shows: readonly ShowId[]): Insertable<ShowSlotsTable>[] {
  const random = createRandom(`slots/${channel}`);
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

  function slot(minute_of_week: number, show_id: ShowId | null) {
    return { channel_id: channel, minute_of_week, show_id };
  }
}

function slotStarts(from: number, until: number): number[] {
  return Array.from({ length: (until - from) / SLOT_MINUTES }, (_, index) => from + index * SLOT_MINUTES);
}
