import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.ts';

/** A name or an address with a port; it becomes part of links and of what the API is told. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
}

/**
 * Refuses what this server and a proxy before it could understand differently: a target with another host in it (RFC
 * 9112 3.2.2), more than one Host and one that is no host (3.2). Node itself refuses a second Content-Length and one
 * beside Transfer-Encoding.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!raw.url?.startsWith('/')) {
      return sendProblem(reply, 400, 'bad-request', 'The target of a request is a path of this site.');
    }
    const hosts = hostsOf(raw);
    if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) {
      return sendProblem(reply, 400, 'bad-request', 'A request has one header Host, with a name and a port.');
    }
    return undefined;
  });
}
