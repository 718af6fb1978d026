import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownEntry } from '../../registry/registry-document.ts';
import { ENCODINGS } from '../../release/encodings.ts';
import { createFetchTurns } from '../../release/fetch-turns.ts';
import type { ExpectedFile } from '../../release/file-checks.ts';
import { mediaTypeOf } from '../../release/media-types.ts';
import { INTEGRITY_FILE } from '../../release/release-rules.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import { codeOf } from '../../shared/errors.ts';
import type { GatewayServices } from '../setup/services.ts';
import { takeTurns } from '../visitor/take-turns.ts';
import { sendDeveloped } from './development.ts';
import { FOR_EVERYBODY } from './for-everybody.ts';

const YEAR = 'public, max-age=31536000, immutable';
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

/** The services it is sent with. */
type Senders = Pick<GatewayServices, 'fileChecks' | 'live'>;

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return (name === encoding || name === '*') && !parameters.some((value) => /^q=0(\.0*)?$/.test(value));
  });
}

const hashOf = (stored: StoredRelease, file: string): string =>
  file === INTEGRITY_FILE ? stored.integrity : (stored.release.files[`client/${file}`]?.sha384 ?? '');

/** The ways a file can be sent, best first. */
function variantsOf(stored: StoredRelease, file: string, acceptEncoding: string): ExpectedFile[] {
  const sha384 = hashOf(stored, file);
  const encoded = ENCODINGS.filter(({ name }) => accepts(acceptEncoding, name)).map(
    ({ name, extension }) => ({
      path: join(stored.folder, 'encoded', `${file}${extension}`),
      sha384,
      encoding: name,
    }),
  );
  const folder = file === INTEGRITY_FILE ? stored.folder : join(stored.folder, 'client');
  return [...encoded, { path: join(folder, file), sha384, encoding: null }];
}

/** A strong tag names bytes, so each encoding of a file has its own. */
function etagOf({ sha384, encoding }: ExpectedFile): string {
  return `"${sha384}${encoding ? `-${encoding}` : ''}"`;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** Opens the best variant that is there and as it was published; `changed` names those that are not. */
async function openSound(
  variants: readonly ExpectedFile[],
  { fileChecks }: Senders,
): Promise<{ opened: { file: ExpectedFile; handle: FileHandle } | null; changed: readonly string[] }> {
  const changed: string[] = [];
  for (const file of variants) {
    const handle = await open(file.path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (!handle) continue;
    try {
      if (await fileChecks.isAsPublished(handle, file)) return { opened: { file, handle }, changed };
    } catch (error) {
      await handle.close();
      throw error;
    }
    changed.push(file.path);
    await handle.close();
  }
  return { opened: null, changed };
}

async function sendFile(
  services: Senders,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredRelease,
  file: string,
): Promise<FastifyReply> {
  const variants = variantsOf(stored, file, acceptEncodingOf(request));
  const { opened, changed } = await openSound(variants, services);
  if (changed.length > 0) {
    request.log.error({ files: changed }, 'files are not those that were published, and not sent');
    services.live.doubt();
  }
  if (!opened) return changed.length > 0 ? refuseChanged(reply) : notFound(reply);
  const { handle } = opened;
  const etag = etagOf(opened.file);
  reply.headers({ ...FOR_EVERYBODY, etag, 'cache-control': YEAR, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) {
    await handle.close();
    return reply.code(304).send();
  }
  const { size } = await handle.stat();
  if (opened.file.encoding) reply.header('content-encoding', opened.file.encoding);
  return reply
    .headers({
      'content-type': mediaTypeOf(file),
      'content-length': size,
      'x-content-type-options': 'nosniff',
    })
    .send(handle.createReadStream({ start: 0 }));
}

/** The tab falls back, as for a file that does not come. */
function refuseChanged(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...FOR_EVERYBODY, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The file is not the one that was published.\n');
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
    takeTurns(app, services.turns.pages);
    app.get<{ Params: FileParams }>('/remotes/:remote/:version/*', async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const own = services.developed
        .all()
        .find(({ release }) => release.name === remote && release.version === version);
      if (own) return sendDeveloped(reply, own, file);
      const stored = await find(remote, version);
      const isPublic = stored && (file === INTEGRITY_FILE || stored.release.files[`client/${file}`]);
      if (!isPublic) return notFound(reply);
      return sendFile(services, request, reply, stored, file);
    });
    app.get('/remotes/*', async (_request, reply) => notFound(reply));
  };
}

function acceptEncodingOf(request: FastifyRequest): string {
  return String(request.headers['accept-encoding'] ?? '');
}
