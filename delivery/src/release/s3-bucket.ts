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

/** Objects by key. Every method throws a Refusal (503) when the bucket is away, too slow or refuses. */
export interface Bucket {
  readonly name: string;
  /** Null when there is none. `limit` in bytes. */
  get(key: string, limit: number): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Writes an object as a whole, or not at all: false when there is one of that key already. */
  putNew(key: string, bytes: Buffer): Promise<boolean>;
  /** Keys that begin with `prefix`. */
  keys(prefix: string): Promise<string[]>;
}

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

interface Call {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Of the answer, in bytes. */
  readonly limit?: number;
}

/** Longest one call may take with its repetitions; a release is a few MiB, its bucket near (ms). */
const TIME_LIMIT = 10_000;
/** Bytes of an answer that is no object. */
const ANSWER_LIMIT = 4 * 1024 * 1024;
/** 409 (ConditionalRequestConflict): somebody else is writing it this moment. */
const TAKEN = [409, 412];

/** Why a call failed: fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error ? `${messageOf(error)}, ${messageOf(cause)}` : messageOf(error);
}

/** Each part percent-encoded: a raw «+» would be signed as a space. */
function pathOf(key: string): string {
  return `/${key.split('/').map(encodeURIComponent).join('/')}`;
}

function keysIn(xml: string): string[] {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  return xml.includes('<EncodingType>url<') ? keys.map(decodeURIComponent) : keys;
}

/** A bucket of an S3-compatible service, addressed by path. It is made with the first object when it is missing. */
export function createS3Bucket(config: S3Config, timeLimit = TIME_LIMIT): Bucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  function unavailable(reason: string): Refusal {
    return new Refusal(503, 'release-store-unavailable', `The bucket ${bucket} cannot be used: ${reason}.`);
  }

  async function send(call: Call): Promise<Answer> {
    const { method, path = '', query, headers = {}, body, limit = ANSWER_LIMIT } = call;
    const url = `${root}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const init = { method, headers, signal: AbortSignal.timeout(timeLimit) };
    let bytes = 0;
    try {
      const response = await client.fetch(url, body ? { ...init, body: new Uint8Array(body) } : init);
      bytes = method === 'HEAD' ? 0 : Number(response.headers.get('content-length'));
      if (bytes <= limit)
        return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
      await response.body?.cancel();
    } catch (error) {
      throw unavailable(reasonOf(error));
    }
    throw unavailable(`its answer of ${bytes} bytes is larger than ${limit}`);
  }

  function refused(action: string, { status, bytes }: Answer): Refusal {
    const [, code] = /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8')) ?? [];
    return unavailable(`it answered ${status}${code ? ` (${code})` : ''} to ${action}`);
  }

  /** Two gateways may make it at once; the second is told so (409). */
  async function make(): Promise<void> {
    const answer = await send({ method: 'PUT' });
    if (answer.status !== 200 && answer.status !== 409) throw refused('making it', answer);
  }

  return {
    name: bucket,
    async get(key, limit) {
      const answer = await send({ method: 'GET', path: pathOf(key), limit });
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw refused(`reading ${key}`, answer);
      return answer.bytes;
    },
    async has(key) {
      const answer = await send({ method: 'HEAD', path: pathOf(key) });
      if (answer.status !== 200 && answer.status !== 404) throw refused(`asking for ${key}`, answer);
      return answer.status === 200;
    },
    async putNew(key, bytes) {
      const write = () =>
        send({ method: 'PUT', path: pathOf(key), headers: { 'if-none-match': '*' }, body: bytes });
      let answer = await write();
      if (answer.status === 404) {
        await make();
        answer = await write();
      }
      if (TAKEN.includes(answer.status)) return false;
      if (answer.status !== 200) throw refused(`writing ${key}`, answer);
      return true;
    },
    async keys(prefix) {
      const keys: string[] = [];
      const query = { 'list-type': '2', 'encoding-type': 'url', prefix };
      for (let after = ''; ; after = keys.at(-1) ?? '') {
        const answer = await send({
          method: 'GET',
          query: after ? { ...query, 'start-after': after } : query,
        });
        if (answer.status === 404) return [];
        if (answer.status !== 200) throw refused(`listing ${prefix}`, answer);
        const xml = answer.bytes.toString('utf8');
        const page = keysIn(xml);
        keys.push(...page);
        if (page.length === 0 || !xml.includes('<IsTruncated>true<')) return keys;
      }
    },
  };
}
