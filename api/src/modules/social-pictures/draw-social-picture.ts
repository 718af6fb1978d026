import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { escapeHtml } from '../../lib/swiss-format.ts';

/** What networks show (https://ogp.me). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/** The ground of a page without a picture: the glacier of the logo. */
const GROUND = '#17506b';
const NAME_SIZE = 30;
const GAP = 28;

/** A server may have no fonts at all; pdfmake brings this one. */
const FONT = fileURLToPath(new URL('../fonts/Roboto/Roboto-Medium.ttf', import.meta.resolve('pdfmake')));

/** Long titles are smaller, so that every title has room above the name of the company. */
const SIZES = [
  { upTo: 30, size: 88 },
  { upTo: 70, size: 66 },
  { upTo: Number.POSITIVE_INFINITY, size: 48 },
] as const;

/** A shade below the words, so that they can be read on any picture. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="#0b2431" stop-opacity="0.05"/>
  <stop offset="0.6" stop-color="#0b2431" stop-opacity="0.55"/><stop offset="1" stop-color="#0b2431" stop-opacity="0.92"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#s)"/></svg>`;

export interface SocialFacts {
  readonly title: string;
  readonly company: string;
}

async function written(words: string, size: number, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${escapeHtml(words)}</span>`,
      font: `Roboto Medium ${size}`,
      fontfile: FONT,
      // With this a point of the font is a pixel.
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

const ground = (head: Buffer | null) =>
  head
    ? sharp(head).autoOrient().resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } });

/** The picture that social networks show of a page: its head picture, its title and the company's name, as JPEG. */
export async function drawSocialPicture(
  head: Buffer | null,
  { title, company }: SocialFacts,
): Promise<Buffer> {
  const size = SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SIZES[2].size;
  const words = await written(title, size, WIDTH - 2 * MARGIN);
  const name = await written(company, NAME_SIZE, WIDTH - 2 * MARGIN);
  const nameTop = HEIGHT - MARGIN - name.height;
  return ground(head)
    .composite([
      { input: Buffer.from(SHADE) },
      { input: words.input, left: MARGIN, top: Math.max(MARGIN, nameTop - GAP - words.height) },
      { input: name.input, left: MARGIN, top: nameTop },
    ])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
