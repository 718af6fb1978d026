import { anEvent, createTestShell, PERSONAS } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as extension from './index.ts';

const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  document.body.replaceChildren();
});

/** Mounts the extension as the shell does. */
async function open(state: 'open' | 'confirmed') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const domElement = document.body.appendChild(document.createElement('div'));
  const shell = createTestShell({ user: PERSONAS.admin, now: new Date('2026-01-10T08:00:00Z') });
  const context = anEvent({
    ...{ id: 'e1', offer: '/api/offers/o1', state, start: '2026-02-14T06:00:00Z', durationDays: 1 },
    ...{ bookedPlaces: 1, minimumParticipants: 3, maximumParticipants: 8, decisionDate: '2026-02-07' },
  });
  const props = { shell, domElement, serverData: null, context, onError: () => undefined };
  await extension.mount(props);
  opened.push(() => extension.unmount(props));
  return domElement;
}

test('the office finds its page of the event, and by when it has to be decided', async () => {
  await open('open');
  expect(screen.getByRole('link', { name: 'Bearbeiten' }).getAttribute('href')).toBe(
    '/admin/offer/o1/occurrences/e1',
  );
  expect(screen.getByText('Zu wenige, bis 07.02.')).toBeTruthy();
});

test('nothing has to be decided of a confirmed event', async () => {
  expect((await open('confirmed')).textContent).toBe('Bearbeiten');
});
