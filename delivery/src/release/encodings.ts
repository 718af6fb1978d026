/** Smallest first: what a browser takes is sent in this order. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'zstd', extension: '.zst' },
  { name: 'gzip', extension: '.gz' },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];
