import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type ListedStore, writeWhole } from './file-store.ts';

/** The address of a bucket, and the keys of whoever asks. */
export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const NOT_FOUND = 404;

/** Reads the names from a page of a listing, whose `encoding-type` is `url`. */
const keysOf = (page: string): string[] =>
  [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeURIComponent(key));

function refused(action: string, response: Response): Error {
  return new Error(`The file store answered ${response.status} to ${action}.`);
}

/** A store in a bucket of an S3-compatible service, addressed by path (`{endpoint}/{bucket}/{key}`). */
export function createS3Store(config: Bucket): ListedStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const send = (key: string, init: RequestInit) => client.fetch(`${root}${key && `/${key}`}`, init);

  /** A new installation has no bucket yet; two processes may create it at once, and the second gets 409. */
  async function makeBucket(): Promise<void> {
    const response = await send('', { method: 'PUT' });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 409) throw refused(`making the bucket ${bucket}`, response);
  }

  async function putOnce(key: string, body: Blob | Uint8Array<ArrayBuffer>): Promise<Response> {
    const response = await send(key, { method: 'PUT', body });
    await response.arrayBuffer();
    return response;
  }

  async function put(key: string, body: Blob | Uint8Array<ArrayBuffer>): Promise<void> {
    let response = await putOnce(key, body);
    if (response.status === NOT_FOUND) {
      await makeBucket();
      response = await putOnce(key, body);
    }
    if (!response.ok) throw refused(`writing ${key}`, response);
  }

  /** The answer with the file still to come, or null when there is none. */
  async function ask(key: string): Promise<Response | null> {
    const response = await send(key, { method: 'GET' });
    if (response.ok) return response;
    await response.arrayBuffer();
    if (response.status === NOT_FOUND) return null;
    throw refused(`reading ${key}`, response);
  }

  /** Asks for the names after `after`; a bucket that is not there has none. */
  async function pageAfter(prefix: string, after: string): Promise<string> {
    const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
    if (after) query.set('start-after', after);
    const response = await client.fetch(`${root}?${query}`, { method: 'GET' });
    const page = await response.text();
    if (response.ok) return page;
    if (response.status === NOT_FOUND) return '';
    throw refused(`listing the bucket ${bucket}`, response);
  }

  return {
    async keys(folder) {
      const keys: string[] = [];
      for (;;) {
        const page = await pageAfter(folder && `${folder}/`, keys.at(-1) ?? '');
        keys.push(...keysOf(page));
        if (!page.includes('<IsTruncated>true<')) return keys;
      }
    },
    async get(key) {
      const response = await ask(key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    async read(key) {
      const response = await ask(key);
      return response && Readable.from(response.body ?? [], { objectMode: false });
    },
    put: (key, bytes) => put(key, new Uint8Array(bytes)),
    async write(key, content) {
      // The service wants to know the length first, and a second attempt needs the bytes again.
      const folder = await mkdtemp(join(tmpdir(), 'firn-upload-'));
      try {
        const path = join(folder, 'file');
        const bytes = await writeWhole(path, content);
        await put(key, await openAsBlob(path));
        return bytes;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async remove(key) {
      const response = await send(key, { method: 'DELETE' });
      await response.arrayBuffer();
      if (!response.ok && response.status !== NOT_FOUND) throw refused(`removing ${key}`, response);
    },
  };
}
