import { BRAND } from '@afterglow/shared-contracts';

export interface SeedPlaylist {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly featured: boolean;
  /** The genres of its mixes; empty means all. */
  readonly genres: readonly string[];
  readonly size: number;
}

/** Shown in the chart box of the home page. */
export const CHART_BOX_PLAYLIST_ID = 101;

export const SEED_CHARTS: readonly SeedPlaylist[] = [
  {
    id: CHART_BOX_PLAYLIST_ID,
    title: `${BRAND} Top 20`,
    description: 'Our 20 most played mixes.',
    featured: true,
    genres: [],
    size: 20,
  },
  {
    id: 102,
    title: 'House Top 20',
    description: 'What the house floor asks for.',
    featured: true,
    genres: ['House', 'Classic House', 'Soulful House'],
    size: 20,
  },
  {
    id: 103,
    title: 'Techno Top 20',
    description: 'The hardest-working mixes of the week.',
    featured: true,
    genres: ['Techno', 'Melodic Techno'],
    size: 20,
  },
  {
    id: 104,
    title: 'Deep Top 20',
    description: 'Below the surface, in order of depth.',
    featured: true,
    genres: ['Deep House', 'Dub Techno', 'Minimal'],
    size: 20,
  },
  {
    id: 105,
    title: 'Chill Top 20',
    description: 'The most played of the slow hours.',
    featured: true,
    genres: ['Downtempo', 'Chillout', 'Lo-Fi'],
    size: 20,
  },
  {
    id: 106,
    title: 'Disco Top 20',
    description: 'Handclaps, counted.',
    featured: true,
    genres: ['Disco', 'Nu Disco'],
    size: 20,
  },
  {
    id: 107,
    title: 'Trance Top 20',
    description: 'Twenty long climbs.',
    featured: true,
    genres: ['Trance', 'Progressive Trance'],
    size: 20,
  },
  {
    id: 108,
    title: 'Drum & Bass Top 20',
    description: 'Fast company.',
    featured: true,
    genres: ['Drum & Bass', 'Liquid', 'Breaks'],
    size: 20,
  },
  {
    id: 109,
    title: 'Ambient Top 20',
    description: 'Hardly anything happens, and it happens best here.',
    featured: false,
    genres: ['Ambient', 'Chillout'],
    size: 20,
  },
  {
    id: 110,
    title: 'Funk Top 20',
    description: 'On the one, twenty times.',
    featured: false,
    genres: ['Funk', 'Disco'],
    size: 20,
  },
  {
    id: 111,
    title: 'Progressive Top 20',
    description: 'Slow builds that paid off.',
    featured: false,
    genres: ['Progressive House', 'Progressive Trance'],
    size: 20,
  },
  {
    id: 112,
    title: 'Afro House Top 20',
    description: 'Drums first.',
    featured: false,
    genres: ['Afro House', 'Deep House'],
    size: 20,
  },
];

export const SEED_EDITORIALS: readonly SeedPlaylist[] = [
  {
    id: 201,
    title: 'Sunset Sessions',
    description: 'Balearic and slow disco for the last hour of light.',
    featured: true,
    genres: ['Balearic', 'Nu Disco', 'Chillout'],
    size: 24,
  },
  {
    id: 202,
    title: 'Night Drive',
    description: 'For empty roads and full tanks.',
    featured: true,
    genres: ['Melodic Techno', 'Progressive House'],
    size: 30,
  },
  {
    id: 203,
    title: 'Deep Focus',
    description: 'Steady, wordless, and out of the way.',
    featured: true,
    genres: ['Minimal', 'Dub Techno', 'Deep House'],
    size: 36,
  },
  {
    id: 204,
    title: 'Kitchen Disco',
    description: 'Cook something. Burn nothing.',
    featured: true,
    genres: ['Disco', 'Funk', 'Soulful House'],
    size: 28,
  },
  {
    id: 205,
    title: 'Sunday Slow',
    description: 'Coffee, then more coffee.',
    featured: true,
    genres: ['Downtempo', 'Lo-Fi', 'Ambient'],
    size: 26,
  },
  {
    id: 206,
    title: 'Warehouse',
    description: 'Concrete, kick drum, one light.',
    featured: true,
    genres: ['Techno', 'Tech House'],
    size: 32,
  },
  {
    id: 207,
    title: 'Running Late',
    description: 'A hundred and seventy reasons to keep moving.',
    featured: true,
    genres: ['Drum & Bass', 'Breaks', 'Liquid'],
    size: 22,
  },
  {
    id: 208,
    title: 'Hands Up',
    description: 'The lifts, without the waiting.',
    featured: true,
    genres: ['Trance', 'Progressive Trance'],
    size: 25,
  },
  {
    id: 209,
    title: 'Crate Diggers',
    description: 'Classics and the records behind them.',
    featured: false,
    genres: ['Classic House', 'Funk', 'Disco'],
    size: 40,
  },
  {
    id: 210,
    title: 'South by South',
    description: 'Afro house from four coasts.',
    featured: false,
    genres: ['Afro House', 'Soulful House'],
    size: 21,
  },
  {
    id: 211,
    title: 'Rain Delay',
    description: 'Inside music.',
    featured: false,
    genres: ['Ambient', 'Dub Techno'],
    size: 18,
  },
  {
    id: 212,
    title: 'Warm-Up',
    description: 'For the first hour, when the floor is still shy.',
    featured: false,
    genres: ['Deep House', 'House'],
    size: 27,
  },
  {
    id: 213,
    title: 'Last Record',
    description: 'How nights ought to end.',
    featured: false,
    genres: ['Soulful House', 'Balearic', 'Downtempo'],
    size: 15,
  },
  {
    id: 214,
    title: `New on ${BRAND}`,
    description: 'Fresh mixes from every corner of the programme.',
    featured: false,
    genres: [],
    size: 48,
  },
];
