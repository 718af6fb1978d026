/** A colour as the settings have it: `#rrggbb`. */
type Colour = string;

const INK = '#12212b';
const SNOW = '#ffffff';
const BLACK = '#000000';
/** Grounds of a mail where its reader prefers light, and where dark (docs/domain/mails.md#look). */
const GROUNDS = { light: SNOW, dark: '#17252e' } as const;

/** WCAG 2.2 asks so much of text. */
const READABLE = 4.5;
const STEP = 0.05;

const channelsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** WCAG 2.2 defines the relative luminance so. */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (colour: Colour, into: Colour, share: number): Colour => {
  const target = channelsOf(into);
  const channels = channelsOf(colour).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour, or the nearest one towards `end` that reads well on the ground. */
function readableOn(ground: Colour, colour: Colour, end: Colour): Colour {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mixed(colour, end, share);
    if (contrastOf(candidate, ground) >= READABLE) return candidate;
  }
  return end;
}

/** Words on a button are light or dark, whichever reads better on its colour. */
const wordsOn = (colour: Colour): Colour =>
  contrastOf(SNOW, colour) >= contrastOf(INK, colour) ? SNOW : INK;

const bestContrastOn = (colour: Colour): number => contrastOf(wordsOn(colour), colour);

/** A colour of medium light carries no words well; a darker one carries light words. */
const buttonOf = (colour: Colour): Colour =>
  bestContrastOn(colour) >= READABLE ? colour : readableOn(SNOW, colour, BLACK);

/** A mail is drawn in these colours, which are made of the one in the settings. */
export function mailColours(colour: Colour) {
  const darkLink = readableOn(GROUNDS.dark, colour, SNOW);
  const [lightButton, darkButton] = [buttonOf(colour), buttonOf(darkLink)];
  return {
    light: {
      page: '#f3f6f7',
      ground: GROUNDS.light,
      text: INK,
      quiet: '#526570',
      line: '#d6dfe3',
      link: readableOn(GROUNDS.light, colour, BLACK),
      button: lightButton,
      buttonText: wordsOn(lightButton),
    },
    dark: {
      page: '#0e181e',
      ground: GROUNDS.dark,
      text: '#eaf0f2',
      quiet: '#a9b8c0',
      line: '#34454f',
      link: darkLink,
      button: darkButton,
      buttonText: wordsOn(darkButton),
    },
  } as const;
}
