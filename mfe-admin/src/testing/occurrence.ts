import type { EventResponse } from '@firn/shared-contracts/api';
import { anEvent, PERSONAS, type TestApiHandlers } from '@firn/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { someAnswers } from './answers.ts';
import { EVENT_ID, OFFER_ID } from './fixtures.ts';
import { renderRemote } from './render.ts';

export const OCCURRENCE_PATH = `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`;

/** Nothing of its own but a place. */
const own = { place: 'Zermatt', activities: [], tags: [], priceComponents: [], images: [], pois: [] };

export const anOccurrence = (overrides: Partial<EventResponse> = {}) =>
  anEvent({
    version: 4,
    place: 'Zermatt',
    bookedPlaces: 2,
    own: own as unknown as EventResponse['own'],
    assignments: [],
    ...overrides,
  });

interface Opening {
  /** Of the event, such as `participants`; its overview when left out. */
  readonly page?: string;
  readonly event?: EventResponse;
  readonly api?: TestApiHandlers;
  readonly user?: (typeof PERSONAS)['admin' | 'super-admin'];
}

/** A page of an event, in the name of the office unless told otherwise. */
export async function openOccurrence({
  page = '',
  event = anOccurrence(),
  api = {},
  user = PERSONAS.admin,
}: Opening = {}) {
  const shown = await renderRemote(`${OCCURRENCE_PATH}${page && `/${page}`}`, {
    user,
    api: { ...someAnswers, 'GET /api/events/:id': event, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  const sent = (method: string) => shown.shell.api.calls.filter((call) => call.method === method);
  return { ...shown, sent, toasts: () => shown.shell.toasts.get().map(({ text }) => text) };
}
