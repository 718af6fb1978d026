import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { createUsersReadModel } from './users.read-model.ts';
import { usersRoutes } from './users.routes.ts';

/** Users: list and item. */
export async function usersModule(app: FastifyInstance, { db }: { readonly db: Db }): Promise<void> {
  usersRoutes(app, { users: createUsersReadModel(db) });
}
