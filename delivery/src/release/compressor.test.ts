import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { withCompressor } from './compressor.ts';

/** A thread that records its end, and fails on certain input if told to. */
async function aThread(onMessage: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'firn-compressor-'));
  const path = join(folder, 'thread.mjs');
  await writeFile(
    path,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => { ${onMessage} });\n`,
  );
  return pathToFileURL(path);
}

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

test('a thread that fails makes the compression fail instead of hang', async () => {
  const script = await aThread("throw new Error('no memory');");
  await expect(withCompressor(({ encode }) => encode(Buffer.from('a')), script)).rejects.toThrow('no memory');
});

test('a thread that ends without an answer makes the compression fail too', async () => {
  const script = await aThread('process.exit(3);');
  const lost = withCompressor(({ encode }) => encode(Buffer.from('a')), script);
  await expect(lost).rejects.toThrow('ended with 3');
});

test('the thread is ended when the work fails', async () => {
  const socket = join(await mkdtemp(join(tmpdir(), 'firn-compressor-')), 's');
  // It answers once it listens, and listens as long as it lives.
  const script = await aThread(
    `process.getBuiltinModule('net').createServer().listen(${JSON.stringify(socket)}, () => parentPort.postMessage({}));`,
  );
  const failing = withCompressor(async ({ encode }) => {
    await encode(Buffer.from('a'));
    const connection = createConnection(socket);
    await once(connection, 'connect');
    connection.destroy();
    throw new Error('disk full');
  }, script);
  await expect(failing).rejects.toThrow('disk full');
  await expect(once(createConnection(socket), 'connect')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
});
