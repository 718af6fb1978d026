import type { S3Answer, S3Calls } from './s3-calls.ts';

/** Objects by key. Every method throws a Refusal (503) when the bucket is down, too slow or refuses. */
export interface Bucket {
  /** Null when there is none. `limit` in bytes. */
  get(key: string, limit: number): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Writes an object atomically: false when there is already one with that key. */
  putNew(key: string, bytes: Buffer): Promise<boolean>;
  /** Keys that begin with `prefix`. */
  keys(prefix: string): Promise<string[]>;
}

/** 409 (ConditionalRequestConflict): somebody else is writing it at this moment. */
const TAKEN = [409, 412];
/** Written to check whether the service honours the condition. */
const PROBE = 'releases/.conditional-writes';

function keysIn(xml: string): string[] {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  return xml.includes('<EncodingType>url<') ? keys.map(decodeURIComponent) : keys;
}

/** Yields the keys page by page. */
async function* pagesOf({ send, refused }: S3Calls, prefix: string): AsyncGenerator<string[]> {
  const query = { 'list-type': '2', 'encoding-type': 'url', prefix };
  let after: string | undefined;
  do {
    const answer = await send({ method: 'GET', query: { ...query, ...(after && { 'start-after': after }) } });
    if (answer.status === 404) return;
    if (answer.status !== 200) throw refused(`listing ${prefix}`, answer);
    const xml = answer.bytes.toString('utf8');
    const keys = keysIn(xml);
    yield keys;
    after = xml.includes('<IsTruncated>true<') ? keys.at(-1) : undefined;
  } while (after !== undefined);
}

/** A writer that never overwrites an object: false when there is one. */
function conditionalWriter({ send, refused, unavailable }: S3Calls): Bucket['putNew'] {
  let isProven = false;

  const write = (key: string, body: Buffer) =>
    send({ method: 'PUT', key, body, headers: { 'if-none-match': '*' } });
  const writeProbe = () => write(PROBE, Buffer.from('firn'));

  /** Two gateways may create it at once; the second gets 409. */
  async function makeBucket(): Promise<void> {
    const answer = await send({ method: 'PUT' });
    if (answer.status !== 200 && answer.status !== 409) throw refused('making it', answer);
  }

  /**
   * Creates a missing bucket, and refuses a service that ignores the condition: it would silently overwrite releases.
   */
  async function prove(): Promise<void> {
    let answer = await writeProbe();
    if (answer.status === 404) {
      await makeBucket();
      answer = await writeProbe();
    }
    if (answer.status === 200) answer = await writeProbe();
    if (answer.status === 200)
      throw unavailable('it passes over If-None-Match, so it would replace releases');
    if (!isTaken(answer)) throw refused(`writing ${PROBE}`, answer);
    isProven = true;
  }

  return async (key, bytes) => {
    if (!isProven) await prove();
    const answer = await write(key, bytes);
    if (isTaken(answer)) return false;
    if (answer.status !== 200) throw refused(`writing ${key}`, answer);
    return true;
  };
}

function isTaken({ status }: S3Answer): boolean {
  return TAKEN.includes(status);
}

/** A bucket of an S3-compatible service. If missing, it is created with the first object. */
export function createS3Bucket(calls: S3Calls): Bucket {
  const { send, refused } = calls;
  return {
    async get(key, limit) {
      const answer = await send({ method: 'GET', key, limit });
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw refused(`reading ${key}`, answer);
      return answer.bytes;
    },
    async has(key) {
      const answer = await send({ method: 'HEAD', key });
      if (answer.status !== 200 && answer.status !== 404) throw refused(`asking for ${key}`, answer);
      return answer.status === 200;
    },
    putNew: conditionalWriter(calls),
    async keys(prefix) {
      const keys: string[] = [];
      for await (const page of pagesOf(calls, prefix)) keys.push(...page);
      return keys;
    },
  };
}
