import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { brokenPromise } from './answer-check.ts';
import type { Inject } from './personas.ts';

/** What tests see of an app besides its answers. */
export interface Watch {
  /** Every route that was added, in order. */
  readonly routes: readonly RouteOptions[];
  /** Call before the first route is added. */
  readonly start: (app: FastifyInstance) => void;
  /** @throws Error when the answer is not what its route declares. */
  readonly requireKeptPromise: (response: LightMyRequestResponse) => void;
}

export function createWatch(): Watch {
  const routes: RouteOptions[] = [];
  const broken = new WeakMap<object, string>();
  return {
    routes,
    start(app) {
      app.addHook('onRoute', (route) => {
        routes.push(route);
      });
      app.addHook('onSend', async (request, reply, payload) => {
        const { statusCode } = reply;
        const getHeader = (name: string) => reply.getHeader(name);
        const sentence = brokenPromise(request, { statusCode, getHeader }, payload);
        if (sentence) broken.set(reply.raw, sentence);
        return payload;
      });
    },
    requireKeptPromise(response) {
      const sentence = broken.get(response.raw.res);
      if (sentence) throw new Error(sentence);
    },
  };
}

/** Makes `app.inject` check every answer. */
export function checkAnswers(app: FastifyInstance, watch: Watch): void {
  const inject: Inject = app.inject.bind(app);
  const checked: Inject = async (options) => {
    const response = await inject(options);
    watch.requireKeptPromise(response);
    return response;
  };
  app.inject = checked as typeof app.inject;
}
