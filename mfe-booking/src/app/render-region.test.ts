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

const draw = (pageId: string, url: string, id: string) =>
  renderRegion({
    url,
    pageId,
    params: { id },
    apiOrigin: 'http://api.test',
    apiHeaders: {},
    session: { user: null, permissions: NO_PERMISSIONS, impersonator: null },
    renderedAt: '2026-02-14T11:00:00Z',
    publicUrl: 'http://firn.test',
  });

const render = (id: string, step = '') => draw('booking', `/event/${id}/buchen${step}`, id);

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

  test('the old address of the cancellation leads to its new one for good, with the key of a guest', async () => {
    const old = '/profil/buchung/b1/abmelden?person=p1&token=secret';
    const { status, redirect } = await draw('cancel-booking-before', old, 'b1');
    expect([status, redirect]).toEqual([301, '/profil/buchung/b1/annullieren?person=p1&token=secret']);
  });

  test('an API failure does not count as a missing event', async () => {
    await expect(render('broken')).rejects.toThrow();
  });
});
