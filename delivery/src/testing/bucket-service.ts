import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../release/s3-calls.ts';

/** A stand-in for an S3-compatible service: the calls of a release store, over HTTP. Unsigned calls are refused. */
export interface BucketService {
  readonly config: S3Config;
  /** Key -> bytes; tests may damage them. */
  readonly objects: Map<string, Buffer>;
  /** `METHOD key` of each call, in order. */
  readonly calls: string[];
  /** Awaited before a call is answered. */
  before: (call: string) => Promise<unknown>;
  /** The answer to a conditional write of what is there: 409 by some when the other write is just under way. Null as by
   * a service of before such writes, which passes the condition over. */
  taken: 409 | 412 | null;
  /** Refuses connections and closes open ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Keys per page of a listing. */
const PAGE_SIZE = 2;
const BUCKET = 'firn';
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/local\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/;

type Answer = readonly [status: number, body?: Buffer | string];

function failure(status: number, code: string): Answer {
  return [status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`];
}

function listing(keys: Iterable<string>, query: URLSearchParams): Answer {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
  const all = [...keys].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const encode = (key: string) => key.split('/').map(encodeURIComponent).join('/');
  const contents = all.slice(0, PAGE_SIZE).map((key) => `<Contents><Key>${encode(key)}</Key></Contents>`);
  const isTruncated = all.length > PAGE_SIZE;
  const head = `<IsTruncated>${isTruncated}</IsTruncated><EncodingType>url</EncodingType>`;
  return [200, `<ListBucketResult>${head}${contents.join('')}</ListBucketResult>`];
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

/** A service that has no bucket yet. `cut` it after use. */
export async function aBucketService(): Promise<BucketService> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let hasBucket = false;

  function put(key: string, body: Buffer, condition: string | undefined): Answer {
    if (condition === '*' && service.taken && objects.has(key)) return failure(service.taken, 'Taken');
    objects.set(key, body);
    return [200];
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.invalid');
    const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    const body = await buffer(request);
    const call = `${request.method} ${key}`;
    calls.push(call);
    await service.before(call);
    if (!SIGNATURE.test(request.headers.authorization ?? '')) return failure(403, 'SignatureDoesNotMatch');
    if (request.method === 'PUT' && key === '') {
      if (hasBucket) return failure(409, 'BucketAlreadyOwnedByYou');
      hasBucket = true;
      return [200];
    }
    if (!hasBucket) return failure(404, 'NoSuchBucket');
    if (key === '') return listing(objects.keys(), searchParams);
    if (request.method === 'PUT') return put(key, body, request.headers['if-none-match']);
    const object = objects.get(key);
    return object ? [200, object] : failure(404, 'NoSuchKey');
  }

  const server = createServer((request, response) => {
    answer(request).then(
      // Node leaves this out of an answer to HEAD.
      ([status, body = '']) => response.writeHead(status, { 'content-length': body.length }).end(body),
      // The caller has disconnected meanwhile.
      () => response.destroy(),
    );
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const service: BucketService = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'local',
      accessKeyId: 'key-id',
      secretAccessKey: 'secret',
    },
    objects,
    calls,
    before: async () => undefined,
    taken: 412,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    restore: () => listen(server, port),
  };
  return service;
}
