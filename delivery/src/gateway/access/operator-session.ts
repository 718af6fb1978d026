import type { MeResponse } from '@firn/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/refusal.ts';
import { type ApiGateway, forwardedHeaders, hasSession } from '../http/api-gateway.ts';

/** Answers of the API that are passed on to the caller, with their meaning here. */
const PASSED_ON = new Map([
  [401, 'token-needed'],
  [403, 'forbidden'],
  [429, 'too-many-requests'],
] as const);

interface ApiProblem {
  readonly type?: string;
  readonly detail?: string;
}

export function isWrite({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Browsers name the page a write comes from; a page of another site is refused whatever it sends. */
function refuseOtherSite({ headers, host }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOtherOrigin = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (!isOtherOrigin && (site === undefined || site === 'same-origin')) return;
  throw new Refusal(403, 'cross-site', 'Changes are accepted from pages of this site only.');
}

/** Throws the problem in an answer of the API, as the gateway passes it on. */
async function refuseLikeTheApi(response: Response): Promise<never> {
  const status = ([401, 403, 429] as const).find((candidate) => candidate === response.status);
  if (!status) {
    await response.body?.cancel();
    throw new Refusal(503, 'session-unreadable', 'Who asks cannot be checked: the API failed. Try again.');
  }
  const { type, detail } = ((await response.json().catch(() => null)) ?? {}) as ApiProblem;
  const code = type?.startsWith('/problems/') ? type.slice('/problems/'.length) : PASSED_ON.get(status);
  throw new Refusal(status, code ?? 'forbidden', detail ?? 'The API refuses this session.');
}

async function askApi(request: FastifyRequest, api: ApiGateway): Promise<Response> {
  const { cookie = '', 'x-csrf-token': csrfToken } = request.headers;
  const switchUser = new URL(request.url, api.origin).searchParams.get('_switch_user');
  const query = switchUser === null ? '' : `?_switch_user=${encodeURIComponent(switchUser)}`;
  const headers = { ...forwardedHeaders(request), cookie };
  try {
    if (!isWrite(request)) return await api.send('GET', `/api/me${query}`, headers);
    return await api.send('POST', `/api/me/confirmation${query}`, {
      ...headers,
      ...(typeof csrfToken === 'string' && { 'x-csrf-token': csrfToken }),
    });
  } catch (error) {
    request.log.warn({ err: error }, 'the API did not say who operates');
    throw new Refusal(
      503,
      'session-unreadable',
      'Who asks cannot be checked: the API does not answer. Try again.',
    );
  }
}

/**
 * The e-mail of the super admin behind the session cookie; null without a cookie. The API decides: it knows the
 * session and, for a write, checks the CSRF token. Throws a Refusal: 401 for an expired session, 403 for
 * everybody else, while impersonating, without the CSRF token and from pages of other sites; 503 without an API.
 */
export async function operatorOf(request: FastifyRequest, api: ApiGateway): Promise<string | null> {
  if (!hasSession(request.headers.cookie)) return null;
  if (isWrite(request)) refuseOtherSite(request);
  const response = await askApi(request, api);
  if (!response.ok) return refuseLikeTheApi(response);
  const { email, permissions, impersonator } = (await response.json()) as MeResponse;
  if (email === null) throw new Refusal(401, 'token-needed', 'The session has ended. Log in again.');
  if (impersonator) {
    throw new Refusal(403, 'impersonating', 'This is not possible while acting as somebody else.');
  }
  if (!permissions.isSuperAdmin) throw new Refusal(403, 'forbidden', 'This is for super admins only.');
  return email;
}
