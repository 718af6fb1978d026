import { ContentResponse, etagOf } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type Static, type TObject, Type } from 'typebox';
import type { Access } from '../../access/access.ts';
import type { Db, Tx } from '../../db/client.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { answeringStale, preconditionOf, type ResourceDeps, StaleError } from '../../records/index.ts';
import { findContent } from './contents.read-model.ts';
import type { PageStep } from './page-log.ts';
import { lockPage } from './pages.repository.ts';

/** The page as the office reads it. @throws 404. */
export async function officePage(db: Db, id: string): Promise<ContentResponse> {
  const page = await findContent(db, id, { isOffice: true, public: null });
  if (!page) throw notFound();
  return page;
}

interface StepRoute<Body extends TObject> {
  /** After the address of the page, such as `move`; null for the page itself. */
  readonly name: string | null;
  readonly summary: string;
  readonly access: Access;
  readonly body: Body;
  /** Whether it is for pages in the bin instead of those out of it. */
  readonly inBin?: boolean;
  readonly errors: readonly number[];
  readonly act: (tx: Tx, step: PageStep, body: Static<Body>) => Promise<void>;
}

export const NoBody = Type.Object({}, { additionalProperties: false });

/** A step of one page, made from the version that whoever makes it has seen. */
export function pageStepRoute<Body extends TObject>(
  app: FastifyInstance,
  { db, clock }: ResourceDeps,
  { name, summary, access, body, inBin = false, errors, act }: StepRoute<Body>,
): void {
  const isRemoval = name === null;
  defineRoute(app, {
    method: isRemoval ? 'DELETE' : 'POST',
    url: `/api/contents/:id${isRemoval ? '' : `/${name}`}`,
    summary,
    access,
    params: IdParams,
    ...(body !== (NoBody as unknown) && { body }),
    response: isRemoval ? { 204: null } : { 200: ContentResponse },
    errors: [401, 403, 404, 412, 428, ...errors],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const precondition = preconditionOf(request);
      const stale = { db, entity: 'content', id, read: officePage };
      const changed = await answeringStale(stale, () =>
        db.transaction(async (tx) => {
          const page = await lockPage(tx, id);
          if (!page || (page.deletedAt !== null) !== inBin) throw notFound();
          if (!precondition(page.version)) throw new StaleError();
          await act(tx, { page, actor: actorOf(request), now: clock() }, request.body as Static<Body>);
          return officePage(tx, id);
        }),
      );
      if (isRemoval) return reply.code(204).send();
      reply.header('etag', etagOf(changed));
      return item('Content', changed);
    },
  });
}
