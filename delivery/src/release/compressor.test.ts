import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { withCompressor } from './compressor.ts';

test('each file comes back in three encodings that unpack to it, in turn', async () => {
  const files = [Buffer.from('const a = 1;\n'.repeat(500)), randomBytes(5000), Buffer.alloc(0)];
  await withCompressor(async ({ encode }) => {
    for (const bytes of files) {
      const { br, zstd, gzip } = await encode(bytes);
      expect(brotliDecompressSync(br).equals(bytes)).toBe(true);
      expect(zstdDecompressSync(zstd).equals(bytes)).toBe(true);
      expect(gunzipSync(gzip).equals(bytes)).toBe(true);
    }
  });
});

test('the same bytes are compressed once, for whomever', async () => {
  const encodeCopy = () => withCompressor(({ encode }) => encode(Buffer.from('const b = 2;\n'.repeat(500))));
  expect(await encodeCopy()).toBe(await encodeCopy());
});

test('what is kept is bounded: the oldest goes', async () => {
  await withCompressor(async ({ encode }) => {
    const oldest = Buffer.from('const c = 3;\n'.repeat(500));
    const first = await encode(oldest);
    // Noise stays as large as it is in each of the three encodings.
    for (let file = 0; file < 2; file += 1) await encode(randomBytes(700_000));
    expect(await encode(oldest)).not.toBe(first);
  });
});
