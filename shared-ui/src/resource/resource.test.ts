import { aCollection, anEvent, createTestShell } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { resource } from './resource.ts';

const events = resource('events');
const event = { ...anEvent(), version: 7 };
const ID = event.id;

function withApi(api: Record<string, unknown>) {
  const shell = createTestShell({ api });
  return { api: shell.api, calls: shell.api.calls };
}

describe('reading a resource', () => {
  test('a list requests its path and is cached by its query', async () => {
    const { api, calls } = withApi({ 'GET /api/events': aCollection('/api/events', [event]) });
    const list = events.list(api, { page: 2, properties: ['id', 'title'] });
    const client = new QueryClient();
    const answer = await client.fetchQuery(list);
    expect(answer['hydra:member'][0]?.title).toBe(event.title);
    // @ts-expect-error -- the state was not requested.
    expect(answer['hydra:member'][0]?.state).toBe('open');
    expect(calls[0]?.searchParams.toString()).toBe('page=2&properties%5B%5D=id&properties%5B%5D=title');
    expect(client.getQueryData(events.keys.list({ page: 2, properties: ['id', 'title'] }))).toBe(answer);
  });

  test('an item is requested by its id, whatever characters it has', async () => {
    const { api, calls } = withApi({ 'GET /api/events/:id': event });
    await events.read(api, 'a/b?c');
    expect(calls[0]?.path).toBe('/api/events/a%2Fb%3Fc');
  });

  test('a search returns the items themselves and leaves failures to the caller', async () => {
    const { api, calls } = withApi({ 'GET /api/events': aCollection('/api/events', [event]) });
    const found = await events.search(api, 'firn', { by: 'titlequery', properties: ['id', 'title'] });
    expect(found.map(({ id }) => id)).toEqual([ID]);
    expect(calls[0]?.searchParams.get('titlequery')).toBe('firn');
    expect(calls[0]?.searchParams.get('itemsPerPage')).toBe('20');
    expect(calls[0]?.quiet).toBe(true);
  });

  test('a nested collection has its own path and its own keys', async () => {
    const nested = resource('tags', '/api/offers/17/tags');
    const { api, calls } = withApi({ 'GET /api/offers/17/tags': aCollection('/api/offers/17/tags', []) });
    await nested.readList(api, {});
    expect(calls[0]?.path).toBe('/api/offers/17/tags');
    expect(nested.keys.lists).not.toEqual(resource('tags').keys.lists);
  });
});

describe('writing a resource', () => {
  test('every change of an item sends the version it was made from', async () => {
    const { api, calls } = withApi({
      'DELETE /api/events/:id': null,
      'POST /api/events/:id/transition': event,
    });
    await events.remove(api, event);
    await events.transition(api, event, { to: 'cancelled', reason: 'weather' });
    const path = `/api/events/${ID}`;
    expect(calls.map((call) => [call.method, call.path, call.ifMatch, call.quiet])).toEqual([
      ['DELETE', path, '"7"', true],
      ['POST', `${path}/transition`, '"7"', true],
    ]);
    expect(calls[1]?.body).toEqual({ to: 'cancelled', reason: 'weather' });
  });
});
