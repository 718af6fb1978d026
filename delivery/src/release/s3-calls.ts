import { AwsClient } from 'aws4fetch';
import { messageOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  /** Key of an object; without it the call addresses the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** The most bytes of the answer. */
  readonly limit?: number;
}

export interface S3Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Signed calls to one bucket, addressed by path (`{endpoint}/{bucket}/{key}`). */
export interface S3Calls {
  /** Resolves to any answer. Throws a Refusal (503) when none comes in time or it is too large. */
  send(call: S3Call): Promise<S3Answer>;
  /** The Refusal (503) for an unexpected answer to `action`. */
  refused(action: string, answer: S3Answer): Refusal;
  /** The Refusal (503) for an unusable bucket. */
  unavailable(reason: string): Refusal;
}

/** The longest one call may take, retries included; a release is a few MiB and its bucket is near (ms). */
const TIME_LIMIT = 10_000;
/** The most bytes of an answer that is not an object. */
const ANSWER_LIMIT = 4 * 1024 * 1024;

/** Why a call failed: fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error ? `${messageOf(error)}, ${messageOf(cause)}` : messageOf(error);
}

/** The body; null when it is longer than `limit` bytes. Its declared length is not trusted: a chunked body has none. */
async function readUpTo(limit: number, body: Response['body']): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop aborts the transfer.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Each part percent-encoded: a raw «+» would be signed as a space. */
function pathOf(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

export function createS3Calls(config: S3Config, timeLimit = TIME_LIMIT): S3Calls {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  function unavailable(reason: string): Refusal {
    return new Refusal(503, 'release-store-unavailable', `The bucket ${bucket} cannot be used: ${reason}.`);
  }

  return {
    unavailable,
    async send({ method, key, query, headers = {}, body, limit = ANSWER_LIMIT }) {
      const path = key === undefined ? root : `${root}/${pathOf(key)}`;
      const url = query ? `${path}?${new URLSearchParams(query)}` : path;
      const init = { method, headers, signal: AbortSignal.timeout(timeLimit) };
      let answer: { readonly status: number; readonly bytes: Buffer | null };
      try {
        const response = await client.fetch(url, body ? { ...init, body: new Uint8Array(body) } : init);
        answer = { status: response.status, bytes: await readUpTo(limit, response.body) };
      } catch (error) {
        throw unavailable(reasonOf(error));
      }
      const { status, bytes } = answer;
      if (bytes === null) throw unavailable(`its answer is larger than ${limit} bytes`);
      return { status, bytes };
    },
    refused(action, { status, bytes }) {
      const [, code] = /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8')) ?? [];
      return unavailable(`it answered ${status}${code ? ` (${code})` : ''} to ${action}`);
    },
  };
}
