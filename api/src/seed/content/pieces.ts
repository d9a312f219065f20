import type { StyleName } from '../../synthesis/styles/styles.ts';

/** Names of tracks by style. Each name belongs to one piece of music, so the same name always sounds the same. */
export const SEED_TRACK_TITLES: Readonly<Record<StyleName, readonly string[]>> = {
  house: [
    'Tin Roof', 'Second Helping', 'Good Company', 'Marble Stairs', 'Hand in Hand', 'Switchboard', 'Sugar Glass', 'Rush Hour Girl',
    'Easy Does It', 'Bread & Roses', 'Cloakroom', 'Up the Street', 'Telephone Voice', 'Pink Slip', 'Lemon Trees', 'Every Other Friday',
    'Swing Door', 'Polaroid', 'Kindling', 'Take the Stairs',
  ],
  techno: [
    'Girder', 'Kiln', 'Substation', 'Iron Filings', 'Torque', 'Concrete Lung', 'Gantry', 'Feedback Loop', 'Rivet', 'Third Rail',
    'Oxide', 'Night Shift', 'Pylon', 'Load Bearing', 'Cold Start', 'Anvil', 'Signal Box', 'Crane', 'Turbine Hall', 'Strike Plate',
  ],
  deep: [
    'Fathom', 'Slow Water', 'Plum', 'Undersong', 'Velour', 'Sediment', 'Moss', 'Quiet Harbour', 'Teak', 'Indigo Stairs',
    'Below Decks', 'Soft Focus', 'Ink', 'Mangrove', 'Amber Room', 'Hollow Reed', 'Slate', 'Drift Net', 'Deep Pockets', 'Cellar Door',
  ],
  chill: [
    'Porch Light', 'Tea for the Road', 'Linen', 'Cat on the Sill', 'Barefoot', 'Honey Jar', 'Slow Train South', 'Wicker', 'Late Peaches',
    'Sunday Papers', 'Hammock', 'Rain on Tin', 'Small Hours', 'Woodsmoke', 'Dandelion', 'Open Windows', 'Bicycle', 'Old Postcards',
    'Cinnamon', 'Half Asleep',
  ],
  ambient: [
    'Glacier Mouth', 'Cloud Atlas in Blue', 'Lichen', 'Breath on Glass', 'The Far Shore', 'Snow Line', 'Aurora Study', 'Tidal Pool',
    'Hours of Nothing', 'Vapour', 'Distant Bells', 'Sleeping Field',
  ],
  'drum-and-bass': [
    'Foxglove', 'Quickstep', 'Two Kestrels', 'Bramble', 'Underpass', 'Liquid Glass', 'Swift', 'Pressure Front', 'Ricochet',
    'Hatchling', 'Thunder Road South', 'Sparrowhawk',
  ],
  trance: [
    'Meridian', 'Skyward', 'Halcyon Days', 'Solstice', 'Clear Air', 'Ascension Lane', 'Perihelion', 'Sea of Lamps', 'White Sands',
    'Northern Arc', 'Equinox', 'A Thousand Kites',
  ],
  disco: [
    'Boogie Permit', 'Satin Jacket', 'Mirror Talk', 'Champagne Socialist', 'Roller Rink', 'Velvet Underpass', 'Gold Lamé', 'Hot Pavement',
    'Dance Card', 'Fever Line', 'Sequins', 'Saturday Wages', 'Platform Soles', 'Electric Avenue Girl', 'Coat Check', 'Strings Attached',
    'Peach Melba', 'Lucky Number', 'Starlet', 'Night Fare',
  ],
};

/** Invented producers; a track's name and its producer belong together. */
export const SEED_PRODUCERS: readonly string[] = [
  'Ansel Mora', 'Beatrix Lowe', 'Candela Ruiz', 'Dimitar Vale', 'Estelle Noor', 'Frans Okker', 'Gloria Penn', 'Hugo Salcedo',
  'Isolde Wynn', 'Jasper Keys', 'Kirsi Vuori', 'Lorenzo Abel', 'Maren Tide', 'Nils Aamodt', 'Ottilie Frey', 'Priya Raman-Cole',
  'Quentin Shaw', 'Rafaela Duarte', 'Soren Blythe', 'Tamsin Oduya', 'Ugo Fabbri', 'Vera Stanic', 'Wilhelm Prior', 'Xanthe Moss',
  'Yusuf Demirel', 'Zola Hartmann', 'Arbor & Vine', 'The Tin Choir', 'Glasshouse', 'Small Engine Club', 'Saffron Dub', 'Ninth Floor',
  'Cardinal Points', 'Marble Arcade', 'Tall Grass', 'Hotel Meridian', 'Rosewater', 'Kite Weather', 'Plain Sailing', 'Orchard Lane',
];
