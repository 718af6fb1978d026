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
