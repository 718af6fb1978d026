import type { VoucherPicture } from './vouchers.ts';

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 192" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`;

const area = (points: string, fill: string): string => `<polygon points="${points}" fill="${fill}"/>`;

const spruce = (x: number, y: number, size: number): string =>
  area(`${x},${y - size} ${x - size * 0.3},${y} ${x + size * 0.3},${y}`, '#1f4238');

/** First light on a summit. */
const gipfel = (): string =>
  svg(
    [
      '<rect width="600" height="192" fill="#dbe8f1"/>',
      '<circle cx="468" cy="52" r="22" fill="#f6c667"/>',
      area('0,120 70,84 130,110 205,62 285,112 372,74 450,108 530,78 600,112 600,192 0,192', '#a9c3d6'),
      area('0,150 96,118 168,138 300,26 392,112 438,92 520,138 600,124 600,192 0,192', '#5f88a5'),
      area('300,26 258,62 276,72 292,58 304,80 322,64 340,84 352,74', '#ffffff'),
      area('300,26 352,74 392,112 346,132 318,98', '#f0cfa0'),
      area('0,172 120,150 238,164 352,142 470,166 600,148 600,192 0,192', '#2d5470'),
    ].join(''),
  );

/** A track through fresh snow. */
const skitour = (): string =>
  svg(
    [
      '<rect width="600" height="192" fill="#bcd7ea"/>',
      area('0,96 90,52 170,90 262,36 350,88 452,44 600,92 600,192 0,192', '#7fa6c2'),
      area('262,36 232,54 250,62 264,52 280,66 296,56', '#ffffff'),
      area('452,44 428,55 444,64 458,56 470,66 486,54', '#ffffff'),
      area('0,128 150,96 330,124 470,94 600,116 600,192 0,192', '#e6f0f6'),
      area('0,160 210,122 420,168 600,138 600,192 0,192', '#f8fbfd'),
      '<path d="M20 186 C 120 168, 96 150, 190 148 S 250 128, 330 130 S 372 106, 452 100" fill="none" stroke="#6f9ab8" stroke-width="2.5"/>',
      spruce(60, 150, 34),
      spruce(88, 146, 26),
      spruce(520, 150, 40),
      spruce(552, 146, 30),
      spruce(486, 148, 24),
    ].join(''),
  );

/** A hut with light in its windows. */
const huette = (): string =>
  svg(
    [
      '<rect width="600" height="192" fill="#f3c9a2"/>',
      '<rect width="600" height="60" fill="#e9ad8b"/>',
      area('0,112 110,64 190,104 310,44 420,100 510,66 600,104 600,192 0,192', '#9a7f93'),
      area('310,44 276,61 296,70 312,58 330,74 348,62', '#f7e6da'),
      area('0,150 160,116 340,146 600,112 600,192 0,192', '#4f5873'),
      area('0,176 200,150 600,164 600,192 0,192', '#333d57'),
      '<rect x="392" y="116" width="84" height="42" fill="#5b3a2e"/>',
      area('382,118 434,84 486,118', '#2c2430'),
      '<rect x="404" y="128" width="16" height="14" fill="#ffd98a"/>',
      '<rect x="448" y="128" width="16" height="14" fill="#ffd98a"/>',
      '<rect x="427" y="132" width="14" height="26" fill="#3a241d"/>',
      '<rect x="498" y="96" width="2" height="62" fill="#2c2430"/>',
      '<rect x="500" y="98" width="18" height="14" fill="#c8102e"/>',
      '<rect x="507.5" y="100.5" width="3" height="9" fill="#ffffff"/>',
      '<rect x="504.5" y="103.5" width="9" height="3" fill="#ffffff"/>',
    ].join(''),
  );

const DRAWN: Readonly<Record<VoucherPicture, () => string>> = { gipfel, skitour, huette };

/** The drawing of a picture of ours, as it stands on the paper and in the form. */
export const voucherPictureSvg = (picture: VoucherPicture): string => DRAWN[picture]();
