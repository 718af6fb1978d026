import type { TransitionRequest } from '@firn/shared-contracts/api';
import type { TestApp } from './build-test-app.ts';

async function move(t: TestApp, iri: string, request: TransitionRequest): Promise<void> {
  const office = await t.as('super');
  const event = await office(iri);
  const answer = await office({
    method: 'POST',
    url: `${iri}/transition`,
    payload: { ...request, confirmation: event.json().code },
    headers: { 'if-match': String(event.headers.etag) },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** The office calls an event off. */
export const callOff = (t: TestApp, iri: string, words: Partial<TransitionRequest> = {}): Promise<void> =>
  move(t, iri, { to: 'cancelled', reason: 'weather', ...words });

/** It takes place after all. */
export const restoreEvent = (t: TestApp, iri: string): Promise<void> => move(t, iri, { to: 'open' });
