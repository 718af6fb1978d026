import type { Problem } from '@firn/shared-contracts/shell';
import { describe, expect, jest, test } from '@jest/globals';
import { stubFetch } from '../testing/stub-fetch.ts';
import { type ApiClientOptions, createApiClient } from './api-client.ts';

function aClient(options: Partial<ApiClientOptions> = {}) {
  const network = stubFetch();
  const failures: Problem[] = [];
  const api = createApiClient({
    fetch: network.fetch,
    csrfToken: 'token-1',
    switchUser: () => null,
    onFailure: (problem) => failures.push(problem),
    noAnswer: () => 'Keine Antwort',
    ...options,
  });
  return { api, failures, ...network };
}

const csrfProblem = { type: '/problems/csrf', title: 'Token', detail: 'Abgelaufen' };

describe('calls', () => {
  test('a delete sends what confirms it', async () => {
    const { api, answer, requests } = aClient();
    answer('DELETE', '/api/me/second-factor', 204);
    await api.delete('/api/me/second-factor', { body: { currentPassword: 'geheim' } });
    expect(requests[0]?.headers['content-type']).toBe('application/ld+json');
    expect(requests[0]?.body).toEqual({ currentPassword: 'geheim' });
  });

  test('a write sends the token and JSON-LD, a change a merge patch, a read neither', async () => {
    const { api, answer, requests } = aClient();
    answer('GET', '/api/levels', 200, []);
    answer('POST', '/api/bookings', 201, { id: '1' });
    answer('PATCH', '/api/users/1', 200, {});
    answer('PUT', '/api/password-reset/1', 204);
    answer('DELETE', '/api/tags/1', 204);
    await api.get('/api/levels');
    await api.post('/api/bookings', { message: 'Hallo' }, { idempotencyKey: 'key-1' });
    await api.patch('/api/users/1', { city: 'Bern' }, { ifMatch: '"3"' });
    await api.put('/api/password-reset/1', { password: 'neu' });
    expect(await api.delete('/api/tags/1')).toBeUndefined();
    expect(requests.map(({ headers }) => headers['x-csrf-token'])).toEqual([
      undefined,
      'token-1',
      'token-1',
      'token-1',
      'token-1',
    ]);
    expect(requests[2]?.headers['if-match']).toBe('"3"');
    expect(requests.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      'application/ld+json',
      'application/merge-patch+json',
      'application/ld+json',
      undefined,
    ]);
    expect(requests[1]).toMatchObject({
      body: { message: 'Hallo' },
      headers: { 'idempotency-key': 'key-1' },
    });
  });

  test('a page without a token requests one once', async () => {
    const { api, answer, requests } = aClient({ csrfToken: null });
    answer('GET', '/api/me', 200, { csrfToken: 'fresh' });
    answer('POST', '/api/bookings', 201, {});
    await Promise.all([api.post('/api/bookings', {}), api.post('/api/bookings', {})]);
    expect(requests.filter(({ url }) => url.pathname === '/api/me')).toHaveLength(1);
    expect(requests.at(-1)?.headers['x-csrf-token']).toBe('fresh');
  });

  test('an expired token is renewed and the call made again, once', async () => {
    const { api, answer, requests } = aClient();
    answer('POST', '/api/bookings', 403, csrfProblem);
    answer('POST', '/api/bookings', 201, { id: '1' });
    answer('GET', '/api/me', 200, { csrfToken: 'fresh' });
    expect(await api.post('/api/bookings', {})).toEqual({ id: '1' });
    expect(requests.at(-1)?.headers['x-csrf-token']).toBe('fresh');
  });

  test('a token that is refused twice is the failure', async () => {
    const { api, answer, requests } = aClient();
    answer('POST', '/api/bookings', 403, csrfProblem);
    answer('GET', '/api/me', 200, { csrfToken: 'fresh' });
    await expect(api.post('/api/bookings', {})).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(3);
  });

  test('every request carries the impersonated user', async () => {
    const { api, answer, requests } = aClient({ switchUser: () => 'gast@firn.example' });
    answer('GET', '/api/events', 200, {});
    await api.get('/api/events', { query: { page: 2 } });
    expect(requests[0]?.url.search).toBe('?page=2&_switch_user=gast%40firn.example');
  });
});

describe('failures', () => {
  test('the problem keeps its extensions and violations', async () => {
    const { api, answer } = aClient();
    const violations = [{ propertyPath: 'bookingPersons[0].email', message: 'Fehlt' }];
    answer('POST', '/api/bookings', 422, { type: '/problems/invalid', violations, freePlaces: 2 });
    await expect(api.post('/api/bookings', {})).rejects.toMatchObject({
      problem: { status: 422, violations, freePlaces: 2 },
    });
  });

  test('no answer is status 0, and is reported like any failure', async () => {
    const { api, failures } = aClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(api.get('/api/events')).rejects.toMatchObject({ status: 0, message: 'Keine Antwort' });
    expect(failures).toHaveLength(1);
  });

  test('quiet calls report nothing', async () => {
    const { api, failures } = aClient();
    await expect(api.get('/api/nowhere', { quiet: true })).rejects.toMatchObject({ status: 404 });
    expect(failures).toEqual([]);
  });

  test('a call aborted by its caller ends as an abort, not as a failure', async () => {
    const { api, failures } = aClient();
    const controller = new AbortController();
    controller.abort();
    await expect(api.get('/api/events', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(failures).toEqual([]);
  });

  test('a call is given up after 60 seconds', async () => {
    jest.useFakeTimers();
    const never = (_input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const { api } = aClient({ fetch: never });
    const outcome = expect(api.get('/api/events')).rejects.toMatchObject({ status: 0 });
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    jest.useRealTimers();
  });
});
