import type { GuideAvailabilityPatch } from '@firn/shared-contracts/api';
import { aCollection, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAssignment, anAvailability } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/guides/availability';
const day = (name: string) => screen.findByRole('button', { name });
const patches = (calls: readonly TestRequest[]) => calls.filter(({ method }) => method === 'PATCH');

/** An API that counts versions and takes only changes of the last one. */
function versioned() {
  let version = 4;
  return ({ ifMatch }: TestRequest) => {
    if (ifMatch !== `"${version}"`) {
      throw testProblem(412, {
        type: '/problems/stale',
        detail: '',
        current: anAvailability({ version }),
        changedBy: 'Anna Admin',
      });
    }
    version += 1;
    return anAvailability({ version });
  };
}

async function open(api: Record<string, unknown> = {}) {
  const rendered = await renderRemote(PATH, { api: { ...harness.answers, ...api } });
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false'));
  return rendered;
}

test('a tap goes through free, perhaps, busy and nothing; each is saved, one after the other', async () => {
  const { user, shell } = await open({ 'PATCH /api/guide_availabilities/:id': versioned() });
  const tap = await day('Di, 17.02.2026, Leer');
  await user.click(tap);
  await user.click(tap);
  await user.click(tap);
  expect(await day('Di, 17.02.2026, Besetzt')).toBe(tap);
  await screen.findByText('Gesichert');
  const said = patches(shell.api.calls).map(({ body }) => (body as GuideAvailabilityPatch).days?.[0]);
  expect(said.at(-1)).toEqual({ date: '2026-02-17', availability: 'busy' });
  await user.click(tap);
  expect(await day('Di, 17.02.2026, Leer')).toBe(tap);
  await waitFor(() =>
    expect(patches(shell.api.calls).at(-1)?.body).toEqual({
      days: [{ date: '2026-02-17', availability: null }],
    }),
  );
});

test('without network nothing is lost: it says so, and one tap saves everything', async () => {
  const { user, shell } = await open({
    'PATCH /api/guide_availabilities/:id': () => {
      throw testProblem(0);
    },
  });
  await user.click(await day('Mi, 18.02.2026, Leer'));
  await screen.findByText('Ohne Netz: noch nicht gesichert');
  await user.click(await day('Do, 19.02.2026, Leer'));
  shell.answer({ 'PATCH /api/guide_availabilities/:id': versioned() });
  await user.click(await screen.findByRole('button', { name: 'Nochmals sichern' }));
  await screen.findByText('Gesichert');
  expect(patches(shell.api.calls).at(-1)?.body).toEqual({
    days: [
      { date: '2026-02-18', availability: 'available' },
      { date: '2026-02-19', availability: 'available' },
    ],
  });
});

test('what is not saved is there again when the page is opened anew', async () => {
  const { user, shell, remount } = await open({
    'PATCH /api/guide_availabilities/:id': () => {
      throw testProblem(0);
    },
  });
  await user.click(await day('Mi, 18.02.2026, Leer'));
  await screen.findByText('Ohne Netz: noch nicht gesichert');
  shell.answer({ 'PATCH /api/guide_availabilities/:id': versioned() });
  await remount();
  await day('Mi, 18.02.2026, Frei');
  await screen.findByText('Gesichert');
});

test('another person’s change is shown before it is saved again', async () => {
  const { user, shell } = await open({
    'PATCH /api/guide_availabilities/:id': ({ ifMatch }: TestRequest) => {
      if (ifMatch !== '"9"') {
        throw testProblem(412, { type: '/problems/stale', current: anAvailability({ version: 9 }) });
      }
      return anAvailability({ version: 10 });
    },
  });
  shell.answer({
    'GET /api/guide_availabilities/:id': anAvailability({
      version: 9,
      days: [{ date: '2026-02-20', availability: 'busy', isOwn: true }],
    }),
  });
  await user.click(await day('Mi, 18.02.2026, Leer'));
  await screen.findByText(/Unterdessen anderswo geändert/);
  await day('Fr, 20.02.2026, Besetzt');
  await user.click(screen.getByRole('button', { name: 'Nochmals sichern' }));
  await screen.findByText('Gesichert');
  expect(await day('Mi, 18.02.2026, Frei')).toBeTruthy();
});

test('a day follows the weekly pattern until it says something itself; past days stay', async () => {
  const { user, shell } = await open();
  expect(await day('Mo, 16.02.2026, Frei (Wochenmuster)')).toBeTruthy();
  await user.click(await day('Mo, 09.02.2026, Frei (Wochenmuster), vorbei'));
  expect(patches(shell.api.calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Di, Dienstag: Leer' }));
  expect(await day('Di, 17.02.2026, Frei (Wochenmuster)')).toBeTruthy();
  await waitFor(() =>
    expect(patches(shell.api.calls).at(-1)?.body).toEqual({
      weekly: ['available', 'available', null, null, null, null, 'busy'],
    }),
  );
});

test('one mode says the same of every day that is tapped', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Besetzt' }));
  for (const date of ['Mo, 16.02.2026, Frei (Wochenmuster)', 'Sa, 21.02.2026, Vielleicht']) {
    await user.click(await day(date));
  }
  expect(await day('Mo, 16.02.2026, Besetzt')).toBeTruthy();
  expect(await day('Sa, 21.02.2026, Besetzt')).toBeTruthy();
});

test('the keyboard moves through the days, into the next month too, and says something of one', async () => {
  const { user, address } = await open();
  (await day('Sa, 14.02.2026, Leer')).focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fr, 20.02.2026, Leer');
  await user.keyboard('{Enter}');
  expect(await day('Fr, 20.02.2026, Frei')).toBeTruthy();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fr, 06.03.2026, Leer'),
  );
  expect(address()).toBe('/guides/availability?monat=2026-03');
});

test('assignments stand on their days and below the month', async () => {
  await renderRemote(`${PATH}?monat=2026-07`, {
    api: {
      ...harness.answers,
      'GET /api/guide_assignments': aCollection('/api/guide_assignments', [anAssignment()]),
    },
  });
  await day('So, 12.07.2026, Besetzt (Wochenmuster), angefragt: Allalinhorn über den Hohlaubgrat');
  const list = within(screen.getByRole('region', { name: 'Einsätze im Juli 2026' }));
  expect(list.getByText('Angefragt')).toBeTruthy();
});

test('the address of the calendar is shown once, and can be revoked', async () => {
  const { user, shell } = await open({ 'DELETE /api/guide_availabilities/:id/feed': null });
  await user.click(screen.getByRole('button', { name: 'Adresse erstellen' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adresse des Kalenders' });
  expect(address.value).toBe('https://firn.example/api/guide-feeds/geheim.ics');
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  await screen.findByRole('button', { name: 'Kopiert' });
  await user.click(screen.getByRole('button', { name: 'Abonnement beenden' }));
  await screen.findByText(/Das Abonnement ist beendet/);
  expect(screen.queryByRole('textbox', { name: 'Adresse des Kalenders' })).toBeNull();
  expect(shell.api.calls.at(-1)?.method).toBe('DELETE');
});
