import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent; anything but a text or bytes is sent as JSON. */
  readonly body?: unknown;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  /** Sends a request with cookies and the CSRF token; resolves with the whole answer. */
  send(sent: Sent): Promise<Answer>;
  close(): void;
}

const asBytes = (body: unknown): Buffer | string =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);

/**
 * A visitor at a loopback address of their own, such as 127.0.0.7: another network to the platform.
 * @param heard Told every status as its answer begins: one that is a stream never ends.
 */
export async function visitorAt(
  url: string,
  localAddress: string,
  heard: (status: number) => void = () => undefined,
): Promise<Visitor> {
  const agent = new Agent({ keepAlive: true, localAddress });
  const jar = new Map<string, string>();
  let csrfToken = '';

  const send: Visitor['send'] = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : asBytes(body);
      const outgoing = request(`${url}${path}`, {
        agent,
        method,
        headers: {
          accept: 'application/ld+json, text/html',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(bytes !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(bytes),
            'x-csrf-token': csrfToken,
          }),
          ...headers,
        },
      });
      outgoing.once('error', reject);
      outgoing.once('response', (response) => {
        heard(response.statusCode ?? 0);
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          jar.set(name, value);
        }
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      });
      outgoing.end(bytes);
    });

  csrfToken = (JSON.parse((await send({ path: '/api/me' })).body) as { csrfToken: string }).csrfToken;
  return { send, close: () => agent.destroy() };
}
