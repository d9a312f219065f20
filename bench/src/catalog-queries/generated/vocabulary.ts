import type { Random } from './random.ts';

const WORDS =
  `night love light deep sun time blue dream city water fire heart moon soul summer sky rain world dance day life red
river gold home sound music house wave shadow black white star ocean long lost high low slow wild sweet last first new old midnight
velvet silver golden paper glass stone iron copper sugar honey salt smoke dust sand snow ice storm thunder wind winter spring autumn
morning evening sunset sunrise dawn dusk twilight horizon harbour island desert forest garden mountain valley road street bridge
tower window door room floor ceiling roof kitchen mirror lantern candle lamp neon electric static signal radio tape echo chorus
rhythm drum bass string piano voice whisper silence noise groove pulse beat tempo motion gravity orbit planet satellite comet
galaxy cosmic lunar solar magnetic parallel infinite eternal sacred secret hidden broken open closed empty full heavy soft warm
cold bitter tender gentle quiet loud bright dark pale crimson scarlet amber emerald violet indigo ivory ember ash flame spark
shine glow flicker drift float fall rise run walk stay leave return remember forget believe feel touch hold breathe sleep wake
wonder wander follow chase catch keep give take turn burn shift move lift carry cross climb dive sail fly jump shake break mend
build paint write sing play call answer question promise letter postcard photograph memory story chapter fable legend myth ghost
angel devil saint sinner lover stranger friend brother sister mother father child king queen prince pilot sailor driver dancer
singer hunter keeper maker dreamer believer traveller passenger machine engine wheel wire cable circuit vector pixel matrix
mosaic fragment pattern shape circle square spiral diamond crystal marble pearl coral feather wing bird swan raven falcon tiger
lion wolf fox deer horse snake spider butterfly flower rose lily orchid jasmine lavender cedar pine willow maple oak leaf root
seed bloom petal thorn vine fruit lemon orange cherry plum apple peach mango coffee tea wine whiskey smile tear kiss embrace
farewell welcome hello goodbye tomorrow yesterday today forever never always again another every only almost enough together
alone apart inside outside above below beyond between under over around through away back down up north south east west tropical
arctic pacific atlantic balearic nordic african latin oriental medina plaza avenue boulevard station airport terminal platform
carousel cinema theatre gallery museum library market factory warehouse basement rooftop terrace veranda pavilion cathedral
temple chapel palace castle cottage cabin lighthouse pier dock anchor compass map journey voyage passage odyssey exile refuge
shelter haven paradise eden utopia babylon atlantis avalon arcadia delta sigma omega alpha theta zenith nadir eclipse equinox
solstice aurora mirage oasis prism spectrum halo nova nebula pulsar quasar zero one two three seven nine eleven hundred thousand`
    .split(/\s+/)
    .filter((word) => word !== '');

const ENDINGS = [
  's',
  'ing',
  'less',
  'ful',
  'er',
  'light',
  'land',
  'line',
  'side',
  'fall',
  'bound',
  'way',
  'wood',
  'field',
  'child',
];

/** A few thousand English words and words composed of them, the most common first. */
export const ENGLISH: readonly string[] = [
  ...WORDS,
  ...ENDINGS.flatMap((ending) => WORDS.map((word) => word + ending)),
];

const STARTS = 'b br c ch d dr f fr g gr h j k kl kr l m n p pr qu r s sch sk st str t tr v w y z ø å š ł é'.split(' ');
const VOWELS = 'a e i o u ai au ei ie ou aa ö ü á é ó'.split(' ');
const ENDS = 'n r s l m nd rt sk ck ll nn th x ver sen son berg ski ini etti ado ez ova ic as us'.split(' ');

/** An invented name, sometimes with an accent. */
export function inventName(random: Random): string {
  const syllables = Array.from(
    { length: 1 + random.below(2) },
    () => random.pickPopular(STARTS) + random.pickPopular(VOWELS),
  );
  const name = syllables.join('') + random.pick(STARTS.slice(0, 20)) + random.pickPopular(VOWELS) + random.pick(ENDS);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Some words as a title: capitalized, the more common ones more often. */
export function inventTitle(random: Random, words: number): string {
  return Array.from({ length: words }, () => capital(random.pickPopular(ENGLISH))).join(' ');
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
