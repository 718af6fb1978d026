import { crc32, deflateSync } from 'node:zlib';
import { createRandom } from '../random.ts';

const TILE = 192;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A tile of paper grain as a PNG data address: grey dots of varying transparency. */
function grainTile(): string {
  const random = createRandom('grain');
  const rows = Array.from({ length: TILE }, () => {
    const row = Buffer.alloc(1 + TILE * 2);
    for (let column = 0; column < TILE; column++) {
      const value = random.next() + random.next() - 1;
      row[1 + column * 2] = value > 0 ? 255 : 0;
      row[2 + column * 2] = Math.round(Math.abs(value) * 46);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE, 0);
  header.writeUInt32BE(TILE, 4);
  // Depth 8, colour type 4: grey with alpha.
  header.writeUInt8(8, 8);
  header.writeUInt8(4, 9);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

let tile: string | null = null;

/** Fine grain over the whole drawing, as of a lithograph. */
export function grain(width: number, height: number, opacity: number): string {
  tile ??= grainTile();
  return `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><image href="${tile}" width="${TILE}" height="${TILE}"/></pattern><rect width="${width}" height="${height}" fill="url(#grain)" opacity="${opacity}"/>`;
}
