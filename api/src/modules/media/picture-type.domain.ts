/** Types of pictures that can be uploaded. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const textAt = (bytes: Buffer, offset: number, length: number) =>
  bytes.subarray(offset, offset + length).toString('latin1');

/** Brands of ISO 14496-12 that Apple's and Android's cameras write. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The type of a picture by its first bytes. Nothing else reaches a decoder: neither the file's name nor what the
 * browser calls it is trusted, and SVG may hold scripts.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 4) !== 'ftyp') return null;
  const brands = [textAt(bytes, 8, 4), ...(textAt(bytes, 16, 48).match(/.{4}/gs) ?? [])];
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}
