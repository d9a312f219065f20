import { BRAND, BRAND_CHANNEL_ID, type ChannelId } from '@afterglow/shared-contracts';
import type { SeedContext } from './seed-steps.ts';

interface Station {
  readonly id: ChannelId;
  readonly title: string;
  readonly description: string;
}

export const STATIONS: readonly Station[] = [
  { id: 'chill', title: 'Chill', description: 'Downtempo, ambient and late light, for slow hours.' },
  { id: 'classics', title: 'Classics', description: 'Disco, funk and the house records that started it all.' },
  { id: 'deep', title: 'Deep', description: 'Deep house, dub and minimal, from dusk until the birds.' },
  { id: BRAND_CHANNEL_ID, title: BRAND, description: 'House, techno, trance and breaks, around the clock.' },
];

export async function seedStations({ db }: SeedContext): Promise<void> {
  await db
    .insertInto('stations')
    .values(STATIONS.map((station, position) => ({ ...station, position })))
    // A database filled by an earlier version already has them.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
