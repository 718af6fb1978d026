import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { bookRoutes } from './twin-books.ts';
import type { Mischief, TwinDeps, TwinOptions } from './twin-deps.ts';
import { listRoutes } from './twin-lists.ts';
import { loginRoutes } from './twin-login.ts';
import { TwinRefusal } from './twin-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    mischief?: Mischief | null;
  }
}

const callOf = ({ method, url }: FastifyRequest): string => `${method} ${url.split('?')[0]}`;

/** Answers as bexio documents it: wrong content is 422 with the fields, and nothing unknown is taken. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(
    (
      error: Error & { readonly validation?: readonly { instancePath: string; message?: string }[] },
      _request,
      reply,
    ) => {
      if (error instanceof TwinRefusal) {
        const { status, message, reasons } = error;
        return reply.code(status).send({ error_code: status, message, errors: reasons });
      }
      if (error.validation) {
        const errors = error.validation.map(({ instancePath, message }) => `${instancePath}: ${message}`);
        return reply.code(422).send({ error_code: 422, message: 'The form could not be saved', errors });
      }
      throw error;
    },
  );
}

function addMischief(app: FastifyInstance, { mischief }: TwinOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    request.mischief = mischief?.(callOf(request)) ?? null;
    const { mischief: planned } = request;
    if (planned?.when !== 'before' || planned.status === null) return;
    if (planned.status === 0) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    await reply
      .code(planned.status)
      .headers(planned.headers ?? {})
      .send({ error_code: planned.status });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { mischief: planned } = request;
    if (planned?.when !== 'after') return payload;
    await planned.meanwhile?.();
    if (planned.status === null) return payload;
    if (planned.status === 0) {
      request.raw.socket.destroy();
      return payload;
    }
    reply.code(planned.status).headers(planned.headers ?? {});
    return JSON.stringify({ error_code: planned.status });
  });
}

/**
 * Stands in for bexio: keeps what it is given, takes only what the documented API takes, and misbehaves when it is told to. The
 * tests use it, and the demo, where it is named «Testsystem».
 */
export function buildTwin(options: TwinOptions): FastifyInstance {
  const { store, clientId, clientSecret, clock } = options;
  const app = Fastify({
    logger: false,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strict: false } },
  });
  const change: TwinDeps['change'] = (work) => {
    const state = store.read();
    const answer = work(state);
    store.write(state);
    return answer;
  };
  const deps: TwinDeps = { change, clientId, clientSecret, clock };
  answerErrors(app);
  addMischief(app, options);
  loginRoutes(app, deps);
  listRoutes(app, deps);
  bookRoutes(app, deps);
  return app;
}
