import type { FastifyInstance } from 'fastify';

/**
 * Gives the refusal of too many requests, whoever made it, only after `pause`: whoever asks again and again at once
 * takes the platform's time from the visitors, and is slowed down to one request a pause for each connection.
 */
export function slowRefusals(app: FastifyInstance, pause: () => Promise<unknown>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) await pause();
  });
}
