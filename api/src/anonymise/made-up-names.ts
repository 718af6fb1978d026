export const FIRST_NAMES = [
  'Alma',
  'Andri',
  'Beda',
  'Corsin',
  'Dorothe',
  'Elin',
  'Flurin',
  'Gian',
  'Hedi',
  'Ida',
  'Jonas',
  'Kaspar',
  'Ladina',
  'Men',
  'Nina',
  'Orlando',
  'Pia',
  'Quirin',
  'Rosa',
  'Seraina',
  'Tina',
  'Urban',
  'Vreni',
  'Walti',
  'Zita',
];

const STEMS = [
  'Alpen',
  'Bach',
  'Firn',
  'Föhren',
  'Grat',
  'Horn',
  'Lawinen',
  'Moos',
  'Stein',
  'Tannen',
  'Wetter',
  'Wiesen',
];
const ENDINGS = ['bühler', 'egger', 'hofer', 'matter', 'rüti', 'stalder', 'wyler', 'zgraggen'];

/** Are put together, so that hardly anybody is called like that. */
export const LAST_NAMES = STEMS.flatMap((stem) => ENDINGS.map((ending) => `${stem}${ending}`));
