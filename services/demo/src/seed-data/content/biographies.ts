import { BRAND } from '@afterglow/shared-contracts';

/** Two paragraphs about an artist; {name}, {city} and {genre} are filled in. */
export const SEED_BIOGRAPHIES: readonly (readonly [string, string])[] = [
  [
    '{name} grew up above a record shop in <strong>{city}</strong> and never quite moved out. What began as helping on Saturdays became a way of hearing {genre}: one record at a time, with the needle dropped in the right place.',
    'The mixes are recorded at home, in one take, usually at night. <em>“If the neighbours knock, I leave it in.”</em>',
  ],
  [
    'For ten years {name} has run a small party in {city} that starts early, ends on time and has never been advertised. The music is {genre} in the widest sense.',
    `On ${BRAND} the same idea holds: no introduction, no drop for its own sake, a good last record.`,
  ],
  [
    'Trained as a cellist, {name} came to {genre} through a borrowed drum machine and a winter without much daylight in {city}.',
    'Listen for the low end: it is played, not programmed.',
  ],
  [
    '{name} collects instruments that almost work. The sets mix {genre} with tape loops, radio static and whatever the harbour in {city} sounds like that week.',
    'Besides radio there is a label, <em>and a bakery on weekends</em>.',
  ],
  [
    'A resident in {city} since the old railway club reopened, {name} is known for long {genre} sets that change course without anybody noticing.',
    'Influences named in every interview: trams, choirs, and the second half of a good night.',
  ],
  [
    '{name} started out engineering other people’s records and ended up playing them. There is hardly a {genre} set from {city} of the last years without a hand of theirs in it.',
    'Reads all letters. Answers most of them with a playlist.',
  ],
];
