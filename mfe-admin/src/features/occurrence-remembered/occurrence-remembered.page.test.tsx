import { aCollection, anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EVENT_ID } from '../../testing/fixtures.ts';
import { openOccurrence } from '../../testing/occurrence.ts';

const USER = '/api/users/018f0000-0000-7000-8000-000000000001';
const entry = {
  '@id': '/api/remembered_events/1',
  '@type': 'RememberedEvent',
  id: '1',
  event: anEvent(),
  user: { '@id': USER, fullName: 'Gina Gast', email: 'gast@firn.example' },
  createdAt: '2026-02-14T08:00:00.000Z',
};
const open = (entries: readonly unknown[]) =>
  openOccurrence({
    page: 'remembered',
    api: { 'GET /api/remembered_events': aCollection('/api/remembered_events', entries) },
  });

test('the office sees who remembers the event, and since when', async () => {
  const { shell } = await open([entry]);
  const link = await screen.findByRole('link', { name: 'Gina Gast' });
  expect(link.getAttribute('href')).toBe('/admin/user/018f0000-0000-7000-8000-000000000001');
  expect(screen.getByText('gast@firn.example')).toBeTruthy();
  const call = shell.api.calls.find(({ path }) => path === '/api/remembered_events');
  expect(call?.searchParams.get('event')).toBe(`/api/events/${EVENT_ID}`);
});

test('nobody remembers it', async () => {
  await open([]);
  expect(await screen.findByText('Niemand hat sich diesen Event gemerkt.')).toBeTruthy();
});
