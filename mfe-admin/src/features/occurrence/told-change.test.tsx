import type { EventChangePreview } from '@firn/shared-contracts/api';
import { type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOccurrence, openOccurrence } from '../../testing/occurrence.ts';

const event = anOccurrence({ bookedPlaces: 8 });

const preview: EventChangePreview = {
  '@id': event['@id'],
  '@type': 'EventChangePreview',
  changes: [{ fact: 'place', from: 'Zermatt', to: 'Täsch' }],
  bookings: 3,
  persons: 8,
  freeCancellation: null,
  mails: [
    {
      group: 'bookers',
      template: 'event_changed',
      subject: 'Änderung: Allalin',
      recipients: ['gina@firn.example', 'beat@firn.example', 'carla@firn.example'],
      text: 'Hallo Gina, der Ort ist neu.',
    },
    {
      group: 'guides',
      template: 'guide_news',
      subject: 'Änderung: Allalin',
      recipients: ['guide@firn.example'],
      text: 'Hallo Gustav, der Ort ist neu.',
    },
  ],
  tell: ['bookers', 'guides'],
  seal: 'first',
};

const isDry = ({ searchParams }: TestRequest) => searchParams.get('dryRun') === '1';

async function changePlace(answer: (request: TestRequest) => unknown) {
  const shown = await openOccurrence({ event, api: { 'PATCH /api/events/:id': answer } });
  const place = await screen.findByRole('textbox', { name: /^Ort/ });
  await shown.user.type(place, ' Dorf');
  await shown.user.click(screen.getByRole('button', { name: 'Speichern' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Änderung eines gebuchten Events/ }));
  return { ...shown, dialog };
}

test('a change of a booked event is saved by a dialog that says whom it concerns, and tells whom it is to', async () => {
  const saved = anOccurrence({ bookedPlaces: 8, version: 5, place: 'Täsch' });
  const { dialog, user, sent, toasts } = await changePlace((request) => (isDry(request) ? preview : saved));
  expect(dialog.getByText('Zermatt → Täsch')).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: 'Wer gebucht hat (3)' })).toHaveProperty('checked', true);
  await user.click(dialog.getByText('Vorschau der Nachricht'));
  expect(dialog.getByText(/Hallo Gina, der Ort ist neu\./)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Guides (1)' }));
  expect(sent('PATCH')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Speichern und senden' }));
  await waitFor(() => expect(toasts()).toEqual(['Gespeichert']));
  expect(sent('PATCH')[1]?.body).toEqual({
    place: 'Zermatt Dorf',
    tell: ['bookers'],
    freeCancellation: true,
    seal: 'first',
  });
});

test('what was told is taken back by the same dialog, which tells them again', async () => {
  const saved = anOccurrence({ bookedPlaces: 8, version: 5, place: 'Täsch' });
  const back = { ...preview, changes: [{ fact: 'place', from: 'Täsch', to: 'Zermatt' }], seal: 'back' };
  const { dialog, user, sent, toasts } = await changePlace((request) => {
    const { place } = request.body as { place: string };
    if (isDry(request)) return place === 'Zermatt' ? back : preview;
    return place === 'Zermatt' ? { ...event, version: 6 } : saved;
  });
  await user.click(dialog.getByRole('button', { name: 'Speichern und senden' }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('Täsch → Zermatt')).toBeTruthy();
  await user.click(again.getByRole('button', { name: 'Speichern und senden' }));
  await waitFor(() => expect(toasts()).toContain('Alles ist wieder wie vorher.'));
  expect(sent('PATCH').at(-1)?.body).toEqual({
    place: 'Zermatt',
    tell: ['bookers', 'guides'],
    freeCancellation: true,
    seal: 'back',
  });
});

test('whoever leaves the dialog has saved nothing, and what was typed stays', async () => {
  const { dialog, user, sent, toasts } = await changePlace(() => preview);
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent('PATCH').length, toasts()]).toEqual([1, []]);
  expect(screen.getByRole('textbox', { name: /^Ort/ })).toHaveProperty('value', 'Zermatt Dorf');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who booked meanwhile is shown beside what was so before, and confirmed anew', async () => {
  const now = { ...preview, bookings: 4, persons: 9, seal: 'second' };
  const saved = anOccurrence({ bookedPlaces: 9, version: 5, place: 'Täsch' });
  const { dialog, user, sent, toasts } = await changePlace((request) => {
    if (isDry(request)) return preview;
    const { seal } = request.body as { seal: string };
    if (seal === 'first') throw testProblem(409, { type: '/problems/plan-changed', preview: now });
    return saved;
  });
  await user.click(dialog.getByRole('button', { name: 'Speichern und senden' }));
  // The dialog of before goes with its seal: what follows looks at the one in its place.
  await screen.findByText('Vorher: 3 Buchungen, 8 Personen, 4 E-Mails.');
  const again = within(screen.getByRole('dialog'));
  expect(again.getByText('Jetzt: 4 Buchungen, 9 Personen, 4 E-Mails.')).toBeTruthy();
  await user.click(again.getByRole('button', { name: 'Speichern und senden' }));
  await waitFor(() => expect(toasts()).toEqual(['Gespeichert']));
  expect(sent('PATCH').at(-1)?.body).toMatchObject({ seal: 'second' });
});
