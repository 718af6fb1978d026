import { EventFinanceResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { AddressSigner } from '../documents/index.ts';
import { readReceipts } from '../event-reports/index.ts';
import { findEventFacts } from './event-facts.read-model.ts';
import { eventFigures } from './event-figures.domain.ts';

interface EventFinanceDeps extends ResourceDeps {
  readonly signer: AddressSigner;
}

/** The route to what an event brings and costs, for the office alone. */
export async function eventFinanceModule(
  app: FastifyInstance,
  { db, clock, signer }: EventFinanceDeps,
): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id/finance',
    summary: 'Umsatz, Kosten und Marge eines Events',
    access: 'event_finance.read',
    params: IdParams,
    response: { 200: EventFinanceResponse },
    errors: [401, 403, 404],
    async handler({ params }) {
      const facts = await findEventFacts(db, params.id);
      if (!facts) throw notFound();
      const event = iri('events', params.id.toLowerCase());
      const figures = {
        '@id': `${event}/finance`,
        '@type': 'EventFinance',
        event,
        ...eventFigures(facts),
        ...(await readReceipts(db, facts.expenses, { signer, now: clock() })),
      } as const;
      return item('EventFinance', figures);
    },
  });
}
