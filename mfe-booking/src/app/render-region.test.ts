import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import { aCollection, anEvent } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderRegion } from './render-region.ts';

const event = anEvent();
const answers: Readonly<Record<string, [status: number, body: unknown]>> = {
  [`/api/events/${event.id}`]: [200, event],
  '/api/events/unknown': [404, { status: 404 }],
  '/api/events?code=E-101-1&properties[]=id': [200, aCollection('/api/events', [event])],
  '/api/events?code=E-9-9&properties[]=id': [200, aCollection('/api/events', [])],
};
const originalFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = jest.fn(async (input: unknown) => {
    const { pathname, search } = new URL(String(input));
    const [status, body] = answers[pathname + decodeURIComponent(search)] ?? [500, {}];
    return { ok: status < 400, status, statusText: '', json: async () => body } as Response;
  }) as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = originalFetch;
});

const render = (id: string, step = '') =>
  renderRegion({
    url: `/event/${id}/buchen${step}`,
    pageId: 'booking',
    params: { id },
    apiOrigin: 'http://api.test',
    apiHeaders: {},
    session: { user: null, permissions: NO_PERMISSIONS, impersonator: null },
    renderedAt: '2026-02-14T11:00:00Z',
    publicUrl: 'http://firn.test',
  });

describe('the server’s answer for a booking page', () => {
  test('the event’s title, and nothing for search engines', async () => {
    const { status, head, html } = await render(event.id);
    expect([status, head, html]).toEqual([200, { title: `Buchen – ${event.title}`, robots: 'noindex' }, '']);
  });

  test.each(['unknown', 'E-9-9'])('404 for %s', async (id) => {
    expect((await render(id)).status).toBe(404);
  });

  test('a code leads to the event, in the same step', async () => {
    expect((await render('E-101-1', '/zahlung?x=1')).redirect).toBe(`/event/${event.id}/buchen/zahlung?x=1`);
  });

  test('an API failure does not count as a missing event', async () => {
    await expect(render('broken')).rejects.toThrow();
  });
});
