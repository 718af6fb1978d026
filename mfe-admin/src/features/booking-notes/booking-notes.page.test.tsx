import type { NoteResponse } from '@firn/shared-contracts/api';
import { aBooking, aCollection, aNote, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';

test('a note about a booking is written and stands there', async () => {
  let notes: NoteResponse[] = [];
  const { user, sent, shell } = await openBooking({
    page: 'notes',
    api: {
      'GET /api/notes': () => aCollection('/api/notes', notes),
      'POST /api/notes': ({ body }: TestRequest) => {
        const { text } = body as { text: string };
        notes = [aNote({ text, offer: null, booking: aBooking()['@id'] })];
        return notes[0];
      },
    },
  });
  expect(await screen.findByText('Noch keine Notizen zu dieser Buchung.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Neue Notiz' }), 'Ruft am Montag an');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const list = within(screen.getByRole('region', { name: 'Notizen' }));
  expect(await list.findByText('Ruft am Montag an')).toBeTruthy();
  expect(sent('/notes').map(({ body }) => body)).toEqual([
    { text: 'Ruft am Montag an', booking: aBooking()['@id'] },
  ]);
  const asked = shell.api.calls.find(({ path, method }) => method === 'GET' && path === '/api/notes');
  expect(asked?.searchParams.get('booking')).toBe(aBooking()['@id']);
});
