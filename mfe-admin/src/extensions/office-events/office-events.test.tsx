import { aCollection, anEvent, PERSONAS } from '@firn/shared-contracts/testing';
import { renderExtension } from '@firn/shared-ui/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import * as extension from './index.ts';

const open = (events: ReturnType<typeof anEvent>[]) =>
  renderExtension(
    extension,
    {},
    { user: PERSONAS.admin, api: { 'GET /api/events': aCollection('/api/events', events) } },
  );

test('the office reads the next events with their seats, each leading to its page', async () => {
  const { shell } = await open([anEvent({ bookedPlaces: 4 })]);
  const link = await screen.findByRole('link', { name: 'Allalinhorn über den Hohlaubgrat' });
  expect(link.getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`);
  expect(screen.getByText('4/8')).toBeTruthy();
  expect(shell.api.calls[0]?.searchParams.get('start[after]')).toBe('2026-02-14');
});

test('without any it says so', async () => {
  await open([]);
  expect(await screen.findByText('Keine anstehenden Events.')).toBeTruthy();
});
