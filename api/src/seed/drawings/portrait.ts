import { createRandom } from '../random.ts';
import { mix } from './colour.ts';
import { grain } from './grain.ts';
import { PALETTES } from './palettes.ts';

const SIZE = 800;
const JACKETS = ['#b8322c', '#1f5f9c', '#2c6250', '#c98a1e', '#5b4a7a', '#37474f'] as const;
const SKIN = ['#e8b896', '#d9a074', '#c98d62', '#f0c8a8'] as const;
const HAIR = ['#3a2a20', '#6b4a2c', '#8f8a84', '#23202a', '#a8743c', '#b9a98a'] as const;

/** A portrait without likeness: a figure with cap or hair before a ridge, in the style of the landscapes. */
export function portrait(person: { readonly seed: string; readonly long: boolean }): string {
  const random = createRandom(`portrait/${person.seed}`);
  const palette = PALETTES[random.pick(['dawn', 'noon', 'winter', 'dusk', 'autumn'] as const)];
  const jacket = random.pick(JACKETS);
  const skin = random.pick(SKIN);
  const hair = random.pick(HAIR);
  const ridge = Array.from(
    { length: 9 },
    (_, index) => `${index * 100},${Math.round(330 + (index % 2) * 90 + random.between(-60, 60))}`,
  );
  const parts = [
    `<linearGradient id="back" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[1]}"/><stop offset="1" stop-color="${palette.sky[3]}"/></linearGradient><rect width="${SIZE}" height="${SIZE}" fill="url(#back)"/>`,
    `<circle cx="${random.integer(120, 680)}" cy="150" r="58" fill="${palette.sun}" opacity="0.9"/>`,
    `<polygon points="0,800 ${ridge.join(' ')} 800,800" fill="${mix(palette.rock[1], palette.haze, 0.45)}"/>`,
    `<polygon points="0,800 0,560 190,470 330,560 520,480 800,590 800,800" fill="${mix(palette.rock[1], palette.haze, 0.15)}"/>`,
    person.long ? `<path d="M292 330Q280 560 330 590H470Q520 560 508 330Z" fill="${hair}"/>` : '',
    `<path d="M130 800Q150 600 330 560L400 600L470 560Q650 600 670 800Z" fill="${jacket}"/>`,
    `<path d="M400 600L470 560Q650 600 670 800H400Z" fill="${mix(jacket, '#000000', 0.18)}"/>`,
    `<path d="M345 480V575L400 622L455 575V480Z" fill="${mix(skin, '#5a2f1c', 0.22)}"/>`,
    `<ellipse cx="400" cy="385" rx="104" ry="132" fill="${skin}"/>`,
    `<path d="M400 253A104 132 0 0 1 400 517Z" fill="${mix(skin, '#5a2f1c', 0.14)}"/>`,
    random.chance(0.5)
      ? cap(mix(jacket, '#ffffff', 0.1))
      : `<path d="M290 372Q282 230 400 232Q518 230 510 372Q492 300 430 296Q340 300 290 372Z" fill="${hair}"/>`,
    random.chance(0.45) ? glasses(palette.rock[0]) : '',
    grain(SIZE, SIZE, 0.3),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${parts.join('')}</svg>`;
}

const cap = (colour: string) =>
  `<path d="M288 345Q280 215 400 214Q520 215 512 345Q400 312 288 345Z" fill="${colour}"/><path d="M286 352Q400 312 514 352L512 318Q400 282 288 318Z" fill="${mix(colour, '#000000', 0.25)}"/><circle cx="400" cy="206" r="22" fill="${mix(colour, '#ffffff', 0.35)}"/>`;

const glasses = (colour: string) =>
  `<g fill="${colour}"><rect x="316" y="366" width="74" height="46" rx="20"/><rect x="410" y="366" width="74" height="46" rx="20"/><rect x="296" y="380" width="208" height="9"/></g>`;
