import type { NoteResponse } from '@firn/shared-contracts/api';
import { aCollection, aNote, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EVENT_ID } from '../../testing/fixtures.ts';
import { openOccurrence } from '../../testing/occurrence.ts';

const IRI = `/api/events/${EVENT_ID}`;

test('the office notes what it knows of an event, on a page of its own', async () => {
  const stored: NoteResponse[] = [];
  const { user, sent } = await openOccurrence({
    page: 'notes',
    api: {
      'GET /api/notes': () => aCollection('/api/notes', stored),
      'POST /api/notes': ({ body }: TestRequest) => {
        const note = aNote({ ...(body as { text: string }), offer: null });
        stored.push(note);
        return note;
      },
    },
  });
  expect(await screen.findByText('Noch keine Notizen zu diesem Event.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Notizen' }).getAttribute('aria-current')).toBe('page');
  await user.type(screen.getByRole('textbox', { name: 'Neue Notiz' }), 'Bus ab Visp bestellt');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Bus ab Visp bestellt')).toBeTruthy();
  expect(sent('POST').map(({ body }) => body)).toEqual([{ text: 'Bus ab Visp bestellt', event: IRI }]);
});
