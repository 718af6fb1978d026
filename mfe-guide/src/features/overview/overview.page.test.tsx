import { aCollection, aGuideSummary, anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const partner = { roles: ['ROLE_GUIDE'], groups: ['partner'] };

test('shows partner guides all published events from today, without a guest', async () => {
  const event = anEvent({ guides: [aGuideSummary], availability: 'few', freePlaces: 2 });
  const { shell } = await renderRemote('/guides/events-overview', {
    user: partner,
    api: { 'GET /api/events': aCollection('/api/events', [event], 80) },
  });
  const row = within(await screen.findByRole('row', { name: /Allalinhorn/ }));
  for (const text of ['E-101-1', 'Saas-Fee', 'Beat Berger', 'Nur noch 2 Plätze']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('1 bis 50 von 80')).toBeTruthy();
  const [call, ...others] = shell.api.calls;
  expect([call?.searchParams.get('published'), call?.searchParams.get('start[after]')]).toEqual([
    'true',
    '2026-02-14',
  ]);
  expect(call?.searchParams.getAll('properties[]')).not.toContain('bookedPlaces');
  expect(others).toHaveLength(0);
});

test('reverses the order in the address', async () => {
  const { shell, user, address } = await renderRemote('/guides/events-overview', {
    user: partner,
    api: { 'GET /api/events': aCollection('/api/events', [anEvent()]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Datum' }));
  expect(address()).toBe('/guides/events-overview?sort=start%3Adesc');
  await screen.findByRole('row', { name: /Allalinhorn/ });
  expect(shell.api.calls.at(-1)?.searchParams.get('order[start]')).toBe('desc');
});
