/** A typed query and its expected first result. */
export interface RelevanceQuery {
  readonly typed: string;
  readonly kind: RelevantKind;
  /** The name of an artist, a show or a genre; a part of a mix's title; or a track as "artist - title". */
  readonly expected: string;
}

export type RelevantKind = 'artist' | 'show' | 'genre' | 'mix' | 'track';

/** Written from the demo station's content before any of them was searched for. One per line: typed | kind | expected. */
const LINES = `
mira halvorsen|artist|Mira Halvorsen
Otis Farraday|artist|Otis Farraday
kaito moriwake|artist|Kaito Moriwake
sable & finch|artist|Sable & Finch
DJ Marrow|artist|DJ Marrow
the night ferry|artist|The Night Ferry
Hexley|artist|Hexley
corinne vasquez-roy|artist|Corinne Vasquez-Roy
salt pan radio|artist|Salt Pan Radio
Sunniva|artist|Sunniva
sixteen lanterns|artist|Sixteen Lanterns
nocturne supply|artist|Nocturne Supply
redshift society|artist|Redshift Society
dry lake motel|artist|Dry Lake Motel
paper boats|artist|Paper Boats
slow cartography|artist|Slow Cartography
Copper & Rye|artist|Copper & Rye
northern quarter|artist|Northern Quarter
halvorsen|artist|Mira Halvorsen
farraday|artist|Otis Farraday
baptiste|artist|Lune Baptiste
echeverri|artist|Paloma Echeverri
zandvoort|artist|Tariq Zandvoort
moriwa|artist|Kaito Moriwake
sunniv|artist|Sunniva
benedetti yara|artist|Yara Benedetti
van elst joris|artist|Joris Van Elst
neto ferreira gil|artist|Gil Ferreira Neto
finch sable|artist|Sable & Finch
roy vasquez corinne|artist|Corinne Vasquez-Roy
night ferry|artist|The Night Ferry
oskar and odile|artist|Oskar & Odile
copper and rye|artist|Copper & Rye
asante vos|artist|Kwame Asante-Vos
mirahalvorsen|artist|Mira Halvorsen
djmarrow|artist|DJ Marrow
mira halvorson|artist|Mira Halvorsen
mira halversen|artist|Mira Halvorsen
ottis faraday|artist|Otis Farraday
lune batiste|artist|Lune Baptiste
kaito morikawe|artist|Kaito Moriwake
nadia elbury|artist|Nadia Elboury
paloma echevery|artist|Paloma Echeverri
tomas wrona|artist|Tomasz Wrona
felix osterhold|artist|Felix Osterholt
rosalind acheebe|artist|Rosalind Achebe
dj marow|artist|DJ Marrow
aino lehtisallo|artist|Aino Lehtisalo
casio brant|artist|Cassio Brandt
yara benedeti|artist|Yara Benedetti
hexly|artist|Hexley
petra lindquist|artist|Petra Lindqvist
dorain okafor|artist|Dorian Okafor
violete amsel|artist|Violette Amsel
margarite pell|artist|Marguerite Pell
benedict rau|artist|Benedikt Rau
harlen quist|artist|Harlan Quist
emeka trsak|artist|Emeka Trask
lisander cole|artist|Lysander Cole
ximena sotto|artist|Ximena Soto
elif sarikaya|artist|Elif Sarıkaya
anouk sorby|artist|Anouk Sørby
zuzana klimova|artist|Zuzana Klímová
chloe marechal|artist|Chloé Maréchal
PAVEL DOROŠENKO|artist|Pavel Dorošenko
pavel doroshenko|artist|Pavel Dorošenko
Анук Сёрбю|artist|Anouk Sørby
Мира Халворсен|artist|Mira Halvorsen
Павел Дорошенко|artist|Pavel Dorošenko
Кайто Мориваке|artist|Kaito Moriwake
Борис Кантор|artist|Boris Kantor
Зузана Климова|artist|Zuzana Klímová
Томаш Врона|artist|Tomasz Wrona
Бенедикт Рау|artist|Benedikt Rau
Весна Краль|artist|Vesna Kral
Тарик Зандворт|artist|Tariq Zandvoort
Катя Бриск|artist|Katya Brisk
Грета Хольм|artist|Greta Holm
Сора Китагава|artist|Sora Kitagawa
anouk soerby|artist|Anouk Sørby
low tide|show|Low Tide
Corner Table|show|Corner Table
la piste|show|La Piste
medina lines|show|Medina Lines
weather station|show|Weather Station
grease & gold|show|Grease & Gold
kleinformat|show|Kleinformat
undercurrent|show|Undercurrent
Praça Nova|show|Praça Nova
warehouse letters|show|Warehouse Letters
salt and drum|show|Salt & Drum
lwo tide|show|Low Tide
corner tabel|show|Corner Table
medna lines|show|Medina Lines
weather staton|show|Weather Station
grease gold|show|Grease & Gold
klienformat|show|Kleinformat
praca nova|show|Praça Nova
way long round|show|Long Way Round
sunday servise|show|Sunday Service
presure drop|show|Pressure Drop
arc lmap|show|Arc Lamp
brasstacks|show|Brass Tacks
warehouse let|show|Warehouse Letters
second horzion|show|Second Horizon
Corner Table 36|mix|Corner Table 36
low tide 31|mix|Low Tide 31
amen parade 40 blackout|mix|Amen Parade 40: Blackout
blackout amen parade|mix|Amen Parade 40: Blackout
still rooms 35 with wren addison|mix|Still Rooms 35 with Wren Addison
wren addison still rooms|mix|Wren Addison
brass tacks chloe marechal|mix|Chloé Maréchal
bone structure dorosenko|mix|Bone Structure 36 with Pavel Dorošenko
kilowatt rooftop session|mix|Kilowatt 35: Rooftop Session
lake effect 40: soft landing|mix|Lake Effect 40: Soft Landing
lake efect 40 soft landing|mix|Lake Effect 40: Soft Landing
parquet rain check|mix|Parquet 31: Rain Check
dockside ilse de wit|mix|Dockside 33 with Ilse de Wit
midnight oil blue hour|mix|Blue Hour 35: Midnight Oil
terraza 39 slow cartography|mix|Terraza 39 with Slow Cartography
siesta radio bao linh|mix|Siesta Radio 37 with Bao Linh
la piste 40 chloé|mix|La Piste 40 with Chloé Maréchal
weather station homecoming|mix|Weather Station 31: Homecoming
undercurrent 40 homecomming|mix|Undercurrent 40: Homecoming
rooftop session|mix|Rooftop Session
foxglove|track|Zola Hartmann - Foxglove
Tin Roof|track|Ansel Mora - Tin Roof
sugar glass|track|Candela Ruiz - Sugar Glass
champagne socialist|track|Quentin Shaw - Champagne Socialist
cat on the sill|track|Rosewater - Cat on the Sill
tea for the road|track|Wilhelm Prior - Tea for the Road
concrete lung|track|Ansel Mora - Concrete Lung
bread & roses|track|Xanthe Moss - Bread & Roses
indigo stairs|track|Marble Arcade - Indigo Stairs
cloud atlas in blue|track|The Tin Choir - Cloud Atlas in Blue
gold lame|track|Kite Weather - Gold Lamé
every other friday|track|Zola Hartmann - Every Other Friday
perihelion|track|Cardinal Points - Perihelion
sparrowhawk|track|Wilhelm Prior - Sparrowhawk
boogie permit|track|Hotel Meridian - Boogie Permit
halcyon days|track|Estelle Noor - Halcyon Days
foxglov|track|Zola Hartmann - Foxglove
foxgolve|track|Zola Hartmann - Foxglove
champange socialist|track|Quentin Shaw - Champagne Socialist
sparowhawk|track|Wilhelm Prior - Sparrowhawk
conrete lung|track|Ansel Mora - Concrete Lung
glacier moth|track|Ugo Fabbri - Glacier Mouth
perihelon|track|Cardinal Points - Perihelion
velvet underpas|track|Saffron Dub - Velvet Underpass
tinroof|track|Ansel Mora - Tin Roof
turbine hal|track|Lorenzo Abel - Turbine Hall
roses and bread|track|Xanthe Moss - Bread & Roses
Zola Hartmann - Foxglove|track|Zola Hartmann - Foxglove
ansel mora - tin roof|track|Ansel Mora - Tin Roof
Candela Ruiz – Satin Jacket|track|Candela Ruiz - Satin Jacket
quentin shaw — easy does it|track|Quentin Shaw - Easy Does It
Foxglove - Zola Hartmann|track|Zola Hartmann - Foxglove
wicker yusuf demirel|track|Yusuf Demirel - Wicker
plum demirel|track|Yusuf Demirel - Plum
hotel meridian oxide|track|Hotel Meridian - Oxide
vera stanic - mangrove|track|Vera Stanic - Mangrove
vera stanic rivit|track|Vera Stanic - Rivet
marble stairs by vera stanic|track|Vera Stanic - Marble Stairs
estele noor - crane|track|Estelle Noor - Crane
rosewater: hours of nothing|track|Rosewater - Hours of Nothing
glasshouse third rail|track|Glasshouse - Third Rail
saffron dub / meridian|track|Saffron Dub - Meridian
roller rink xanthe moss|track|Xanthe Moss - Roller Rink
Гюго Салседо - Гантри|track|Hugo Salcedo - Gantry
Юсуф Демирель - Плум|track|Yusuf Demirel - Plum
01. Ansel Mora - Tin Roof|track|Ansel Mora - Tin Roof
03. [12:34] Zola Hartmann - Foxglove (Original Mix) [Night Bus Records]|track|Zola Hartmann - Foxglove
[00:00] Candela Ruiz - Sugar Glass|track|Candela Ruiz - Sugar Glass
1:02:33 Hugo Salcedo - Second Helping|track|Hugo Salcedo - Second Helping
07) Quentin Shaw - Champagne Socialist (Extended Mix)|track|Quentin Shaw - Champagne Socialist
12 - Rosewater - Cat on the Sill|track|Rosewater - Cat on the Sill
#5 Vera Stanic - Marble Stairs [Harbour 014]|track|Vera Stanic - Marble Stairs
(45:10) Frans Okker – Girder (Original Mix)|track|Frans Okker - Girder
02. Priya Raman-Cole - Porch Light (feat. Somebody Else)|track|Priya Raman-Cole - Porch Light
w/ Kirsi Vuori - Fathom [Deep Shelf]|track|Kirsi Vuori - Fathom
24. 01:13:05 Ugo Fabbri - Glacier Mouth [PATIENCE]|track|Ugo Fabbri - Glacier Mouth
4. Arbor & Vine - Iron Filings (Somebody Remix) [Rust]|track|Arbor & Vine - Iron Filings
08 Marble Arcade - Torque (Dub Mix)|track|Marble Arcade - Torque
[23:45] 06. Tamsin Oduya - Substation (Remastered)|track|Tamsin Oduya - Substation
Jasper Keys - Mirror Talk (Radio Edit) [Glitter Tax]|track|Jasper Keys - Mirror Talk
15. Plain Sailing - Velour (Original Mix) // 58:02|track|Plain Sailing - Velour
9. the tin choir - swift [white label]|track|The Tin Choir - Swift
deep house|genre|Deep House
drum and bass|genre|Drum & Bass
dnb|genre|Drum & Bass
dub techno|genre|Dub Techno
lofi|genre|Lo-Fi
nu disco|genre|Nu Disco
balearic|genre|Balearic
balaeric|genre|Balearic
ambiant|genre|Ambient
house afro|genre|Afro House
deep|genre|Deep House
chill|genre|Chillout
classics|genre|Classic House
`;

export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [typed = '', kind = '', expected = ''] = line.split('|');
    return { typed, kind: kindOf(kind), expected };
  });

function kindOf(kind: string): RelevantKind {
  if (kind === 'artist' || kind === 'show' || kind === 'genre' || kind === 'mix' || kind === 'track') return kind;
  throw new TypeError(`There is no kind of results called "${kind}".`);
}
