import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ELEMENTS_FOLDER, ELEMENTS_HOST, type EmbeddedRelease } from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import type { FastifyInstance } from 'fastify';
import { EVERYBODY } from '../../registry/cohort.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { GatewayServices } from '../setup/services.ts';
import { takeTurns } from '../visitor/take-turns.ts';
import { FOR_EVERYBODY } from './for-everybody.ts';

/** The part that is used of the manifest of a container (Module Federation 2). */
interface ElementsManifest {
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly css: { readonly sync: readonly string[] } };
  }[];
}

const MANIFEST = `client/${ELEMENTS_FOLDER}/mf-manifest.json`;

const addressOf = ({ release }: StoredRelease, file: string) =>
  `/remotes/${release.name}/${release.version}/${ELEMENTS_FOLDER}/${file}`;

/** The release of an element with its files; null where the release has no element of that name. */
async function embeddedOf(stored: StoredRelease, element: string): Promise<EmbeddedRelease | null> {
  const { release, folder } = stored;
  // What is developed lists no files.
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest = JSON.parse(text) as ElementsManifest;
  const exposed = manifest.exposes.find(({ name }) => name === element);
  if (!exposed) return null;
  const styles = exposed.assets.css.sync.map((file) => ({
    path: addressOf(stored, file),
    integrity: release.files[`client/${ELEMENTS_FOLDER}/${file}`]?.sha384 ?? '',
  }));
  return {
    element,
    release: `${release.name}@${release.version}`,
    entry: addressOf(stored, 'remoteEntry.js'),
    styles,
  };
}

/**
 * The script of an element: the host of the live shell, told where the live release of the remote is, or the one that is
 * developed in its place. A shell that is developed has no host.
 */
async function scriptOf(live: LiveSource, element: string): Promise<string | null> {
  const world = await live.world();
  const { shell } = world.resolve(EVERYBODY);
  const { releases } = await live.get(EVERYBODY, world);
  if (!shell?.release.files[`client/${ELEMENTS_FOLDER}/${ELEMENTS_HOST}`]) return null;
  const host = addressOf(shell, ELEMENTS_HOST);
  for (const stored of releases.values()) {
    const embedded = await embeddedOf(stored, element);
    if (embedded)
      return `import { embed } from '${host}';\nembed(${JSON.stringify(embedded)}, import.meta.url);\n`;
  }
  return null;
}

/**
 * `/embed/firn-NAME.js`, which any site may include. It changes with what is live for everybody, so a browser asks again each
 * time (docs/how-to/embed-dates.md).
 */
export function elementRoutes({ live, turns }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    takeTurns(app, turns.pages);
    app.get<{ Params: { element: string } }>('/embed/firn-:element.js', async (request, reply) => {
      const script = await scriptOf(live, request.params.element);
      reply.headers({ ...FOR_EVERYBODY, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      if (script === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      const etag = `"${sha384(script)}"`;
      reply.header('etag', etag).type('text/javascript; charset=utf-8');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.send(script);
    });
    app.get('/embed/*', async (_request, reply) =>
      reply
        .code(404)
        .headers({ ...FOR_EVERYBODY, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Not found\n'),
    );
  };
}
