import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { readOverrides } from '../../override/read-overrides.ts';
import { sendProblem } from '../http/problems.ts';
import { createEventStreams } from '../live/event-streams.ts';
import type { GatewayServices } from '../setup/services.ts';
import { cohortOf } from '../visitor/cohort-of.ts';
import { ANONYMOUS_VISITOR, readVisitor } from '../visitor/visitor.ts';

/** Shorter than the time after which proxies consider a connection dead (ms). */
const HEARTBEAT = 20_000;

const EventsQuery = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) });

function writeEvent(stream: ServerResponse, sequence: number): void {
  stream.write(`event: registry\nid: ${sequence}\ndata: ${JSON.stringify({ sequence })}\n\n`);
}

/**
 * `/delivery/registry` and `/delivery/events`, for tabs. An event names the new sequence only; the tab then asks
 * for the registry, which is resolved for it. A tab tells the sequence of its page as `since`, or as Last-Event-ID
 * on reconnect, and is told at once if it missed a change.
 */
export function liveRoutes({ config, live, registry, metrics, api, overrides, now }: GatewayServices) {
  const streams = createEventStreams(config.eventStreams, (open) => metrics.eventStreams.set(open));

  return async (app: FastifyInstance): Promise<void> => {
    const stop = registry.watch(({ sequence }) => {
      for (const stream of streams.begun()) writeEvent(stream, sequence);
    });
    const heartbeat = setInterval(() => {
      for (const stream of streams.begun()) stream.write(':\n\n');
    }, HEARTBEAT);
    heartbeat.unref();
    // Open streams would keep the server from stopping for as long as a tab lives.
    app.addHook('preClose', async () => {
      stop();
      clearInterval(heartbeat);
      for (const stream of streams.begun()) stream.end();
    });

    // A mistyped address of this interface is not a page of the site.
    app.get('/delivery/*', async (request, reply) =>
      sendProblem(reply, 404, 'not-found', `There is nothing at ${request.url}.`),
    );

    app.get('/delivery/registry', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const world = await live.world();
      // Only a trial with the staff makes a difference between two sessions.
      const { session } = world.hasStaffCanary ? await readVisitor(request, api) : ANONYMOUS_VISITOR;
      const asked = readOverrides(request, { tokens: overrides, now: now() });
      const cohort = cohortOf(request, reply, world, session, asked);
      return (await live.get(cohort, world)).registry;
    });

    app.get<{ Querystring: Static<typeof EventsQuery> }>(
      '/delivery/events',
      { schema: { querystring: EventsQuery } },
      async (request, reply) => {
        const lastEventId = Number(request.headers['last-event-id'] ?? Number.NaN);
        const since = Number.isInteger(lastEventId) ? lastEventId : request.query.since;
        const stream = reply.raw;
        // Before anything is waited for: a tab that leaves meanwhile gives its place back.
        streams.admit(stream, request.ip);
        // A tab is told of a change even while its release is still being fetched here: it asks until it has it.
        const { sequence } = await registry.read();
        reply.hijack();
        if (stream.destroyed) return;
        stream.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          // nginx would hold events back otherwise.
          'x-accel-buffering': 'no',
        });
        stream.write('retry: 3000\n\n');
        if (since !== undefined && since < sequence) writeEvent(stream, sequence);
      },
    );
  };
}
