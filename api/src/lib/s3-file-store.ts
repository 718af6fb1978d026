import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

/** The address of a bucket, and the keys of whoever asks. */
export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const NOT_FOUND = 404;

function refused(action: string, response: Response): Error {
  return new Error(`The file store answered ${response.status} to ${action}.`);
}

/** A store in a bucket of an S3-compatible service, addressed by path (`{endpoint}/{bucket}/{key}`). */
export function createS3Store(config: Bucket): FileStore {
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

  async function write(key: string, bytes: Uint8Array): Promise<Response> {
    const response = await send(key, { method: 'PUT', body: new Uint8Array(bytes) });
    await response.arrayBuffer();
    return response;
  }

  /** The answer with the file still to come, or null when there is none. */
  async function ask(key: string): Promise<Response | null> {
    const response = await send(key, { method: 'GET' });
    if (response.ok) return response;
    await response.arrayBuffer();
    if (response.status === NOT_FOUND) return null;
    throw refused(`reading ${key}`, response);
  }

  return {
    async get(key) {
      const response = await ask(key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    async read(key) {
      const response = await ask(key);
      return response && Readable.from(response.body ?? [], { objectMode: false });
    },
    async put(key, bytes) {
      let response = await write(key, bytes);
      if (response.status === NOT_FOUND) {
        await makeBucket();
        response = await write(key, bytes);
      }
      if (!response.ok) throw refused(`writing ${key}`, response);
    },
    async remove(key) {
      const response = await send(key, { method: 'DELETE' });
      await response.arrayBuffer();
      if (!response.ok && response.status !== NOT_FOUND) throw refused(`removing ${key}`, response);
    },
  };
}
