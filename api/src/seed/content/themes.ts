/** What a mix is called after its show and number. */
export const SEED_THEMES: readonly string[] = [
  'First Light', 'Harbour Lights', 'The Long Exhale', 'Window Seat', 'Copper Sky', 'Slow Bloom', 'Night Market',
  'Open Water', 'Velvet Rope', 'Last Tram', 'Basement Hours', 'Coastal Road', 'Red Neon', 'Soft Landing', 'Rain Check',
  'Half Moon', 'Warm Front', 'Rooftop Session', 'Back to the Source', 'Ember', 'Paper Planes', 'Green Room', 'High Ceiling',
  'The Detour', 'Salt Air', 'Parallel Lines', 'Tape Two', 'Golden Ratio', 'After the Rain', 'Northbound', 'Sundial',
  'Quiet Riot', 'Seven Bridges', 'Blackout', 'Low Sun', 'Kitchen Floor', 'All Night Long', 'Silver Thread', 'Undertow',
  'The Waiting Room', 'Daybreak', 'Deep End', 'Lost Weekend', 'Signal Fire', 'Tidal', 'Homecoming', 'Winter Garden',
  'Heat Haze', 'Crosswind', 'The Upper Deck', 'Closing Set', 'Opening Set', 'Smoke and Mirrors', 'Fieldwork', 'Magnet',
  'Postcard', 'Thin Ice', 'Midnight Oil', 'Double Exposure', 'Lantern Room',
];

/** Sentences about a mix; {theme}, {artist}, {show} and {genre} are filled in. */
export const SEED_DESCRIPTIONS: readonly string[] = [
  '{artist} opens the crate marked {theme} and lets it run: {genre} from start to finish, no talk in between.',
  'Recorded in one take on a grey afternoon. {artist} calls it {theme}; we call it one of the best of the season.',
  'A set in three parts for {show}: patience, lift, and a long way down.',
  '{genre} with a little dirt under its nails, blended by {artist}.',
  'Some of these records never left the shelf until now. {artist} gives them the room they wanted.',
  'Made for headphones and night buses. {theme} is {artist} at the most patient.',
  'The {show} archive keeps growing; this one goes straight to the front of it.',
  'Requested more than any other this year, and finally recorded properly.',
];
