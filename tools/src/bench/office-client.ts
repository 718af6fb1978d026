import type { buildApp } from '@firn/api/app';
import { DEMO_PASSWORD } from '../start/demo-accounts.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

interface Request {
  readonly method?: 'POST' | 'PATCH';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | object;
}

interface Response {
  readonly headers: Readonly<Record<string, unknown>>;
  json<Body>(): Body;
}

/** Sends a request as the office; anything but success is an error. */
export type OfficeClient = (request: Request) => Promise<Response>;

/** A session of the demo's admin on an app without a network. */
export async function loginToApp(app: App): Promise<OfficeClient> {
  const jar: Record<string, string> = {};
  let csrfToken = '';
  const send: OfficeClient = async (request) => {
    const headers = { 'x-csrf-token': csrfToken, ...request.headers };
    const response = await app.inject({ ...request, cookies: jar, headers });
    const { statusCode, body, cookies } = response;
    if (statusCode >= 300) throw new Error(`${request.url} answered ${statusCode}: ${body}`);
    for (const { name, value } of cookies) jar[name] = value;
    return response;
  };
  const takeToken = async () => {
    csrfToken = (await send({ url: '/api/me' })).json<{ csrfToken: string }>().csrfToken;
  };
  await takeToken();
  const payload = { email: 'admin@firn.example', password: DEMO_PASSWORD };
  await send({ method: 'POST', url: '/api/login', payload });
  await takeToken();
  return send;
}
