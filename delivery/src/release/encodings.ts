/** Smallest first: the order of preference among those a browser accepts. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'zstd', extension: '.zst' },
  { name: 'gzip', extension: '.gz' },
] as const;
export type Encoding = (typeof ENCODINGS)[number]['name'];
