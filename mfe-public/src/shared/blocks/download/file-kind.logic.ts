import type { BlockMedia } from '../../block-parts/block-media.types.ts';

const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Bild',
  'image/png': 'Bild',
  'image/webp': 'Bild',
  'image/svg+xml': 'Bild',
};

const MEGABYTE = 1_000_000;

function inWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} MB`;
}

/** What one gets, such as «PDF, 240 kB». */
export function fileKind({ encodingFormat, bytes }: Pick<BlockMedia, 'encodingFormat' | 'bytes'>) {
  return [KINDS[encodingFormat] ?? 'Datei', bytes !== null && inWords(bytes)].filter(Boolean).join(', ');
}
