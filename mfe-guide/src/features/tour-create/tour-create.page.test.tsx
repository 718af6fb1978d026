import { anOffer, PERSONAS, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { EVENT_ID, ownEvent } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/profil/tour/erstellen';
const api = harness.answers;
const created = (calls: readonly TestRequest[]) => calls.filter(({ method }) => method === 'POST');
const type = async (user: Awaited<ReturnType<typeof renderRemote>>['user'], name: RegExp, text: string) =>
  user.type(await screen.findByRole('textbox', { name }), text);

test('a spontaneous tour goes to the office, and leads to its page', async () => {
  const { user, shell, address } = await renderRemote(PATH, { api });
  await type(user, /^Titel/, 'Spontan aufs Balmhorn');
  await type(user, /^Beginn/, '28.2.26 7:30');
  await type(user, /^Ende/, '28.2.26 16:00');
  await user.click(screen.getByRole('button', { name: 'Zum Prüfen einreichen' }));
  await waitFor(() => expect(address()).toBe(`/profil/tour/${EVENT_ID}`));
  expect(created(shell.api.calls)[0]?.body).toMatchObject({
    title: 'Spontan aufs Balmhorn',
    start: '2026-02-28T06:30:00.000Z',
    end: '2026-02-28T15:00:00.000Z',
  });
  expect(shell.toasts.get()).toEqual([{ variant: 'success', text: 'Erstellt. Das Büro prüft deine Tour.' }]);
});

test('a draft may have gaps, and leads to its pictures; what is submitted may not', async () => {
  const draft = { 'POST /api/events': { ...ownEvent, state: 'draft' } };
  const { user, shell, address } = await renderRemote(PATH, { api: { ...api, ...draft } });
  await type(user, /^Titel/, 'Vielleicht aufs Balmhorn');
  await type(user, /^Beginn/, '28.2.26 7:30');
  await type(user, /^Ende/, '28.2.26 16:00');
  await user.clear(screen.getByRole('textbox', { name: /^Personen höchstens/ }));
  await user.click(screen.getByRole('button', { name: 'Zum Prüfen einreichen' }));
  await screen.findByText('Bitte gib an, wie viele Personen.');
  expect(created(shell.api.calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
  await waitFor(() => expect(address()).toBe(`/profil/tour/${EVENT_ID}`));
  expect(shell.navigation.get().location.hash).toBe('#bilder');
  const [{ body } = { body: {} }] = created(shell.api.calls);
  expect(body).toMatchObject({ title: 'Vielleicht aufs Balmhorn', state: 'draft' });
  expect(body).not.toHaveProperty('maximumParticipants');
  expect(shell.toasts.get()).toEqual([
    { variant: 'success', text: 'Als Entwurf gespeichert. Eingereicht ist er noch nicht.' },
  ]);
});

test('a draft of an offer is kept by the same button; without days it is refused', async () => {
  const { user, shell } = await renderRemote(`${PATH}?angebot=${anOffer().id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Als Entwurf speichern' }));
  expect(created(shell.api.calls)).toEqual([]);
  await type(user, /^Beginn/, '11.7.27 7:30');
  await type(user, /^Ende/, '12.7.27 16:00');
  await user.click(screen.getByRole('button', { name: 'Als Entwurf speichern' }));
  await waitFor(() => expect(created(shell.api.calls)).toHaveLength(1));
  expect(created(shell.api.calls)[0]?.body).toMatchObject({ offer: anOffer()['@id'], state: 'draft' });
});

test('an end before the beginning is said at its field, and nothing is sent', async () => {
  const { user, shell } = await renderRemote(`${PATH}?angebot=${anOffer().id}`, { api });
  await type(user, /^Beginn/, '28.2.26 7:30');
  await type(user, /^Ende/, '27.2.26 16:00');
  await user.click(screen.getByRole('button', { name: 'Zum Prüfen einreichen' }));
  await screen.findByText('Bitte gib ein Ende nach dem Beginn an.');
  expect(created(shell.api.calls)).toEqual([]);
});

test('from the search to a tour of an offer', async () => {
  const { user, shell, address } = await renderRemote(`${PATH}/suche`, { api });
  await user.type(screen.getByRole('searchbox', { name: 'Titel des Angebots' }), 'Alla');
  await screen.findByText('Schon geplant: 11.–12.07.26');
  const asked = shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams;
  expect([asked?.get('guideCreateTour'), asked?.get('start[before]')]).toEqual(['1', '2028-02-14']);
  await user.click(screen.getByRole('link', { name: /^Daten wählen für Allalinhorn/ }));
  await type(user, /^Beginn/, '11.7.27 7:30');
  await type(user, /^Ende/, '12.7.27 16:00');
  await user.click(screen.getByRole('button', { name: 'Zum Prüfen einreichen' }));
  await waitFor(() => expect(address()).toBe(`/profil/tour/${EVENT_ID}`));
  expect(created(shell.api.calls)[0]?.body).toEqual({
    offer: anOffer()['@id'],
    start: '2027-07-11T05:30:00.000Z',
    end: '2027-07-12T14:00:00.000Z',
  });
});

test.each([
  [{ spontaneousTourPermission: false }, false, true],
  [{ tourCreatePermission: false }, true, false],
] as const)('offers what %j allows', async (lacks, maySpontaneous, mayCopy) => {
  await renderRemote(PATH, { api, user: { ...PERSONAS.guide, ...lacks } });
  await screen.findByRole('heading', { name: 'Tour erstellen' });
  expect(screen.queryByRole('form', { name: 'Spontantour erstellen' }) !== null).toBe(maySpontaneous);
  expect(screen.queryByRole('link', { name: 'Aus einem Angebot erstellen' }) !== null).toBe(mayCopy);
});
