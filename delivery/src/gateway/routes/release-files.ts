import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownEntry } from '../../registry/registry-document.ts';
import { ENCODINGS } from '../../release/encodings.ts';
import { createFetchTurns } from '../../release/fetch-turns.ts';
import { mediaTypeOf } from '../../release/media-types.ts';
import { INTEGRITY_FILE } from '../../release/release-rules.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import { codeOf } from '../../shared/errors.ts';
import type { GatewayServices } from '../setup/services.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Any host may mount a remote (docs/interface.md#http): what is in a release is public. */
const FOR_EVERYBODY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
/**
 * Releases fetched at once for visitors, because anyone may ask for versions that do not exist. Those of pages do not
 * wait.
 */
const FETCHES = 4;

interface FileParams {
  readonly remote: string;
  readonly version: string;
  readonly '*': string;
}

interface Variant {
  readonly path: string;
  readonly encoding: string | null;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return (name === encoding || name === '*') && !parameters.some((value) => /^q=0(\.0*)?$/.test(value));
  });
}

/** The ways a file can be sent, best first. */
function variantsOf(stored: StoredRelease, file: string, acceptEncoding: string): Variant[] {
  const encoded = ENCODINGS.filter(({ name }) => accepts(acceptEncoding, name)).map(
    ({ name, extension }) => ({
      path: join(stored.folder, 'encoded', `${file}${extension}`),
      encoding: name,
    }),
  );
  const folder = file === INTEGRITY_FILE ? stored.folder : join(stored.folder, 'client');
  return [...encoded, { path: join(folder, file), encoding: null }];
}

/** A strong tag names bytes, so each encoding of a file has its own. */
function etagOf(stored: StoredRelease, file: string, encoding: string | null): string {
  const hash = file === INTEGRITY_FILE ? stored.integrity : stored.release.files[`client/${file}`]?.sha384;
  return `"${hash}${encoding ? `-${encoding}` : ''}"`;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredRelease,
  file: string,
): Promise<FastifyReply> {
  for (const { path, encoding } of variantsOf(stored, file, acceptEncodingOf(request))) {
    try {
      const handle = await open(path);
      const etag = etagOf(stored, file, encoding);
      reply.headers({ ...FOR_EVERYBODY, etag, 'cache-control': YEAR, vary: 'accept-encoding' });
      if (isKnown(request.headers['if-none-match'], etag)) {
        await handle.close();
        return reply.code(304).send();
      }
      const { size } = await handle.stat();
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': mediaTypeOf(file),
          'content-length': size,
          'x-content-type-options': 'nosniff',
        })
        .send(handle.createReadStream());
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
  return notFound(reply);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...FOR_EVERYBODY, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** Finds releases for anyone. One that is not cached is fetched if its name was ever published, a few at a time. */
function createFinder({ releases, registry }: GatewayServices) {
  const inTurn = createFetchTurns(FETCHES);
  return async (remote: string, version: string): Promise<StoredRelease | null> => {
    const cached = await releases.cached(remote, version);
    if (cached || !knownEntry(await registry.read(), remote)) return cached;
    return inTurn(() => releases.get(remote, version));
  };
}

/** `/remotes/NAME/VERSION/*`: what a release lists under client/, and its hash list. Nothing else, whatever the path. */
export function releaseFileRoutes(services: GatewayServices) {
  const find = createFinder(services);
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: FileParams }>('/remotes/:remote/:version/*', async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const stored = await find(remote, version);
      const isPublic = stored && (file === INTEGRITY_FILE || stored.release.files[`client/${file}`]);
      if (!isPublic) return notFound(reply);
      return sendFile(request, reply, stored, file);
    });
    app.get('/remotes/*', async (_request, reply) => notFound(reply));
  };
}

function acceptEncodingOf(request: FastifyRequest): string {
  return String(request.headers['accept-encoding'] ?? '');
}
