import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A write of the API, as scripts send it. */
export type Write = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) => Promise<APIResponse>;

/** Writes with the session of the context, which need not be logged in, whatever version is stored. */
export const writer =
  (request: APIRequestContext): Write =>
  async (method, path, data) => {
    const { csrfToken } = (await (await request.get('/api/me')).json()) as { csrfToken: string };
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    return request.fetch(path, {
      method,
      ...(data && { data }),
      headers: { 'x-csrf-token': csrfToken, 'if-match': '*', ...(data && { 'content-type': type }) },
    });
  };

/** Logs the context in behind the form. */
export async function enter(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<APIResponse> {
  return writer(request)('POST', '/api/login', { email, password });
}
