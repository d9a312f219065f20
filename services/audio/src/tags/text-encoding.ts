/** The most frequent Chinese characters in music texts: simplified, traditional and Japanese. */
const COMMON_HAN: ReadonlySet<string> = new Set(
  [
    '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千片容研像找友孩站广改议形委早房音火首单据导影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离虽坏兴梦夜歌曲雨雪星恋泪醉春秋夏冬风云刘邓周陈林蔡伦玲丽君晓敏杰伟国华',
    '愛夢國時來會說這個們為對過後裡麼沒還發學點聲頭樣長動現開門東車間電風雲飛華語樂戀淚劉鄧陳張葉鄭黃羅韓馬龍鳳萬億歲無難與從給讓認識親聽讀書寫話詞歡喜憂傷誰愁憶舊歌雙孤獨離別邊遠處見視覺聞處親幾機響節總統兒隻為麗傑偉玲陽陰銀錢鐘關啟島灣港臺灣們熱線紅綠藍黑滿淡濃',
    '日一人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会同事自社発者地業方新場員立開手力問代明動京目通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海売知道集別物使品計死特私始朝運終台広住真有口少町料工建空急止送切転研足究楽起着店病質待試族銀早映親験英医仕去味写字答夜音注帰古歌買悪図週室歩風紙黒花春赤青館屋色走秋夏習駅洋旅服夕借曜飲肉貸堂鳥飯勉冬昼茶弟牛魚兄犬妹姉漢恋愛涙夢星君僕唄奏響奇跡永遠桜月光希望未来約束瞳翼',
  ].join(''),
);

/** The most frequent syllables in Korean texts. */
const COMMON_HANGUL: ReadonlySet<string> = new Set(
  '이가다의는에을하지고로사기도시한나리은를아어라해대여그자인들정수전일보스주서게있었것과면지니구부만원내제상조너우무오세소거안성장트미으드모유비진동신치국공방생선연당마바관위화실경적저학양년없던않말요중가때계최영강물른분히식했러두할김후차통민법교간불단남표행반본금산음야직설운카달래재타회체함초점문업명속재합호르별발심레터송청손예개종집작결려추파감외용목용월알노눈눈빛밤별꿈랑길꽃봄비바람하늘행복추억이별마음시간혼자괜찮아사랑해노래',
);

/** Text in bytes whose encoding nothing says. */
export interface UndeclaredText {
  readonly encoding: string;
  /** Whether another encoding would be nearly as plausible. */
  readonly isUncertain: boolean;
}

/** The usual encodings before UTF-8, the likeliest first. The order decides between equals. */
const CANDIDATES = [
  'windows-1252',
  'shift_jis',
  'gbk',
  'big5',
  'euc-kr',
  'windows-1251',
  'koi8-r',
  'macintosh',
  'windows-1250',
] as const;
type Candidate = (typeof CANDIDATES)[number];

/** Anything but Western text requires this difference. */
const MARGIN = 1;
const DOUBTFUL_PENALTY = 2;
/** Fewer letters than this do not identify an alphabet. */
const FEWEST_LETTERS = 4;

const UNPRINTABLE = /[\u0080-\u009f\u2500-\u259f\ufffd\ue000-\uf8ff]/u;
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/gu;
const KANA = /[\u3041-\u30ff]/gu;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const WORD = /[\p{L}\p{M}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;
const NOT_RUSSIAN = /[^\p{ASCII}\u0410-\u044f\u0401\u0451]/gu;
/** A letter followed by a capital, of which at least one is outside ASCII: "CafŽ". */
const CAPITAL_INSIDE = /(?:(?![a-z])\p{Ll}\p{Lu}|\p{Ll}(?![A-Z])\p{Lu})/gu;
/** Symbols next to letters, which no language has: "†berfall", "Zo‘", "ma³y". */
const SYMBOL_AT_LETTER =
  /(?:\p{L}[¤¦¬¶×÷¸¹²³¼½¾±¢£¥§¨¯†‡‰‹›•˜¿¡∂∆∏∑−∕√∞∫≈≠≤≥◊⁄ˆ‘“„‚]|[¤¦¬¶×÷¸¹²³¼½¾±¢§¨¯†‡‰›•˜∂∆∏∑√∞∫≈≠≤≥◊⁄ˆ]\p{L})/gu;
const WITHOUT_ASCII = /^[^\0-\u007f]{3,}$/;
const HAN_AT_LATIN = /(?:\p{Script=Han}(?=[a-z])|[a-z]\p{Script=Han})/giu;

/** The fields of the oldest tags have this many bytes, which may cut a double byte. */
const CUT_FIELD_BYTES = 30;

/** The text of bytes in an encoding, or undefined where they are invalid. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  const ends = bytes.length === CUT_FIELD_BYTES ? [bytes.length, bytes.length - 1] : [bytes.length];
  for (const end of ends) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, end));
    } catch {
      // These bytes are not text in this encoding.
    }
  }
  return undefined;
}

/** The most plausible encoding of one file's texts, which one program wrote. They are not UTF-8. */
export function detectEncoding(texts: readonly Uint8Array[]): UndeclaredText {
  const penalties = CANDIDATES.map((encoding) => ({ encoding, penalty: penaltyOf(encoding, texts) })).toSorted(
    (first, second) => first.penalty - second.penalty,
  );
  const western = penalties.find(({ encoding }) => encoding === 'windows-1252')?.penalty ?? Infinity;
  const [best, next] = penalties;
  if (best === undefined || best.penalty === Infinity || western <= best.penalty + MARGIN)
    return { encoding: 'windows-1252', isUncertain: western >= DOUBTFUL_PENALTY };
  return {
    encoding: best.encoding,
    isUncertain: best.penalty >= DOUBTFUL_PENALTY || (next !== undefined && next.penalty - best.penalty < MARGIN / 2),
  };
}

function penaltyOf(encoding: Candidate, texts: readonly Uint8Array[]): number {
  const decoded = texts.map((bytes) => decodeAs(encoding, bytes));
  if (decoded.some((text) => text === undefined)) return Infinity;
  const text = decoded.join('\n');
  if (UNPRINTABLE.test(text)) return Infinity;
  const shared = 2 * count(CAPITAL_INSIDE, text) + 2 * count(SYMBOL_AT_LETTER, text);
  return shared + penaltyByScript(encoding, text);
}

function penaltyByScript(encoding: Candidate, text: string): number {
  switch (encoding) {
    case 'windows-1252':
    case 'macintosh':
    case 'windows-1250':
      return (encoding === 'windows-1252' ? 0 : 0.5) + lettersIn(highLatinWords(text));
    case 'windows-1251':
    case 'koi8-r':
      return penaltyOfCyrillic(text);
    case 'shift_jis':
    case 'gbk':
    case 'big5':
    case 'euc-kr':
      return penaltyOfEastAsian(encoding, text);
  }
}

function penaltyOfCyrillic(text: string): number {
  const words = (text.match(WORD) ?? []).filter((word) => CYRILLIC.test(word));
  if (lettersIn(words) < FEWEST_LETTERS) return Infinity;
  const mixed = words.filter((word) => LATIN.test(word)).length;
  const capitals = words.filter((word) => word.length > 2 && word === word.toUpperCase()).length;
  return 0.5 + 5 * mixed + 0.3 * capitals + 0.7 * count(NOT_RUSSIAN, words.join(''));
}

function penaltyOfEastAsian(encoding: Candidate, text: string): number {
  const rareHan = (text.match(HAN) ?? []).filter((character) => !COMMON_HAN.has(character)).length;
  const hangul = text.match(HANGUL) ?? [];
  const rareHangul = hangul.filter((character) => !COMMON_HANGUL.has(character)).length;
  const foreign = foreignLetters(encoding, text);
  const letters = count(HAN, text) + count(KANA, text) + hangul.length + count(HALF_WIDTH_KANA, text);
  if (letters === 0) return Infinity;
  return (
    0.5 + 0.35 * (rareHan + rareHangul) + 0.5 * count(HALF_WIDTH_KANA, text) + foreign + 1.5 * count(HAN_AT_LATIN, text)
  );
}

/** Words of accented letters only: hardly any language has them. */
function highLatinWords(text: string): string[] {
  return (text.match(WORD) ?? []).filter((word) => WITHOUT_ASCII.test(word) && LATIN.test(word));
}

/** Korean is written without Chinese characters and kana, and kana are written in Japanese only. */
function foreignLetters(encoding: Candidate, text: string): number {
  if (encoding === 'shift_jis') return 0;
  return count(KANA, text) + (encoding === 'euc-kr' ? count(HAN, text) : 0);
}

function lettersIn(words: readonly string[]): number {
  return words.reduce((letters, word) => letters + word.length, 0);
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
