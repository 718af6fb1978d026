import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService } from './media.service.ts';
import { createFolderMediaStore } from './media-store.ts';

/** Pictures and their files. */
export async function mediaModule(
  app: FastifyInstance,
  { db, mediaDir }: { readonly db: Db; readonly mediaDir: string },
): Promise<void> {
  mediaRoutes(app, createMediaService({ db, store: createFolderMediaStore(mediaDir) }));
}
