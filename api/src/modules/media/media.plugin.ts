import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMediaService } from './media.service.ts';
import type { MediaStore } from './media-store.ts';

/** Pictures and their files. */
export async function mediaModule(
  app: FastifyInstance,
  { db, store }: { readonly db: Db; readonly store: MediaStore },
): Promise<void> {
  mediaRoutes(app, createMediaService({ db, store }));
}
