export interface SeedArtist {
  readonly name: string;
  readonly city: string;
  readonly genre: string;
}

/** Invented people. The first forty host the shows with the same numbers; the genre is the one they are known for. */
const LINES = `
Mira Halvorsen|Bergen|Deep House
Otis Farraday|Bristol|House
Lune Baptiste|Marseille|Disco
Kaito Moriwake|Sendai|Ambient
Nadia Elboury|Casablanca|Afro House
Joris Van Elst|Antwerp|Techno
Paloma Echeverri|Medellín|Balearic
Tomasz Wrona|Łódź|Dub Techno
Ines Calder|Porto|Nu Disco
Felix Osterholt|Leipzig|Minimal
Sable & Finch|Glasgow|Drum & Bass
Rosalind Achebe|Lagos|Soulful House
DJ Marrow|Rotterdam|Tech House
Aino Lehtisalo|Tampere|Downtempo
Cassio Brandt|São Paulo|House
The Night Ferry|Gothenburg|Chillout
Yara Benedetti|Turin|Melodic Techno
Milo Strand|Aarhus|Progressive House
Hexley|Manchester|Breaks
Corinne Vasquez-Roy|Montréal|Funk
Elif Sarıkaya|Izmir|Progressive Trance
Jun Obara-Lind|Osaka|Lo-Fi
Petra Lindqvist|Malmö|Trance
Dorian Okafor|Birmingham|Liquid
Violette Amsel|Lyon|Classic House
Salt Pan Radio|Cape Town|Afro House
Ruben Castellane|Valencia|Balearic
Oskar & Odile|Basel|Minimal
Marguerite Pell|Norwich|Ambient
Tariq Zandvoort|Utrecht|Techno
Low Orbit|Tallinn|Dub Techno
Benedikt Rau|Vienna|Deep House
Anouk Sørby|Oslo|Trance
Gil Ferreira Neto|Recife|Funk
Copper & Rye|Leeds|Disco
Zuzana Klímová|Brno|Melodic Techno
Harlan Quist|Minneapolis|Classic House
Sunniva|Tromsø|Downtempo
Emeka Trask|London|Drum & Bass
Matteo Laurenti|Bologna|Nu Disco
Wren Addison|Portland|Lo-Fi
Pavel Dorošenko|Kharkiv|Techno
Bao Linh|Da Nang|Chillout
Sixteen Lanterns|Hanoi|Ambient
Katya Brisk|Riga|Progressive Trance
Leander Moss|Bath|Liquid
Amara Diallo-Hunt|Dakar|Soulful House
Nocturne Supply|Detroit|Techno
Vesna Kral|Zagreb|Tech House
Ilse de Wit|Ghent|Breaks
Corvin Hale|Dublin|Progressive House
Tereza Moura|Lisbon|House
Slow Cartography|Reykjavík|Ambient
Dax Montclair|Chicago|Classic House
Henrike Stoll|Hamburg|Minimal
Papa Tide|Kingston|Dub Techno
Sora Kitagawa|Kyoto|Downtempo
Mateus Prado|Belo Horizonte|Afro House
Lysander Cole|Brighton|Nu Disco
Juno Park-Ellery|Seoul|Melodic Techno
Arvid Tonnesen|Stavanger|Deep House
Chloé Maréchal|Nantes|Disco
Redshift Society|Tbilisi|Trance
Nia Abernathy|Cardiff|Drum & Bass
Boris Kantor|Sofia|Tech House
Luz Marina|Cartagena|Balearic
Everett Dune|Tucson|Chillout
Freya Thorsdal|Copenhagen|Progressive House
Kwame Asante-Vos|Accra|Soulful House
Paper Boats|Hiroshima|Lo-Fi
Simone Argento|Naples|Funk
Tobias Wendt|Dresden|Dub Techno
Greta Holm|Helsinki|Liquid
Idris Valmont|Paris|House
Northern Quarter|Newcastle|Breaks
Ximena Soto|Guadalajara|Tech House
Alba Ferrand|Barcelona|Deep House
Dry Lake Motel|Fresno|Progressive Trance
Stellan Akers|Uppsala|Minimal
Delphine Roux|Brussels|Classic House
`;

export const SEED_ARTISTS: readonly SeedArtist[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', city = '', genre = ''] = line.split('|');
    return { name, city, genre };
  });
