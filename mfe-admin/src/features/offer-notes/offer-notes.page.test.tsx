import type { NoteResponse } from '@firn/shared-contracts/api';
import { aCollection, aNote, anOffer, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/offer/${OFFER_ID}/notes`;
const OFFER = anOffer().id === OFFER_ID ? anOffer()['@id'] : '';

const idOf = (n: number) => `018f0000-0000-7000-8000-00000000080${n}`;
const noteAt = (n: number, change: Partial<NoteResponse>) =>
  aNote({ id: idOf(n), '@id': `/api/notes/${idOf(n)}`, ...change });
const OLDER = noteAt(1, { text: 'Schlüssel beim Hüttenwart.\nTelefon im Dossier.' });
const NEWER = noteAt(2, {
  text: 'Zelte bestellt.',
  createdBy: 'Sandro Super',
  version: 2,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T14:30:00.000Z',
});

/** The office's notes as the API would keep them. */
function office(start: readonly NoteResponse[] = [NEWER, OLDER]) {
  let stored = start;
  const change = (id: string | undefined, body: unknown) => {
    const next = stored.map((note) =>
      note.id === id ? { ...note, ...(body as object), version: note.version + 1 } : note,
    );
    stored = next;
    return next.find((note) => note.id === id);
  };
  return {
    ...someAnswers,
    'GET /api/notes': () => aCollection('/api/notes', stored),
    'POST /api/notes': ({ body }: TestRequest) => {
      const note = noteAt(3, body as Partial<NoteResponse>);
      stored = [note, ...stored];
      return note;
    },
    'PATCH /api/notes/:id': ({ params, body }: TestRequest) => change(params.id, body),
    'DELETE /api/notes/:id': ({ params }: TestRequest) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return null;
    },
  };
}

const writesOf = (calls: readonly TestRequest[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, ifMatch }) => [method, path, body, ifMatch]);

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Notizen' })).findAllByRole('listitem');

describe('the notes of an offer', () => {
  test('stand with who wrote them and when, the newest first; edited ones say so', async () => {
    const { shell } = await renderRemote(PATH, { api: office() });
    const [newer, older] = await rows();
    expect(newer?.textContent).toContain(
      'Sandro Super So, 01.03.2026, 10:00 · bearbeitet Mo, 02.03.2026, 15:30',
    );
    expect(older?.textContent).toContain('Vera Admin Sa, 14.02.2026, 09:15Schlüssel');
    expect(older?.textContent).not.toContain('bearbeitet');
    const asked = shell.api.calls.find(({ path }) => path === '/api/notes')?.searchParams;
    expect(asked?.get('offer')).toBe(OFFER);
  });

  test('none yet', async () => {
    await renderRemote(PATH, { api: office([]) });
    expect(await screen.findByText('Noch keine Notizen zu diesem Angebot.')).toBeTruthy();
  });

  test('cannot be had: says so, and another try', async () => {
    let isDown = true;
    const api = {
      ...office(),
      'GET /api/notes': () => {
        if (isDown) throw testProblem(404);
        return aCollection('/api/notes', [OLDER]);
      },
    };
    const { user } = await renderRemote(PATH, { api });
    const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    isDown = false;
    await user.click(retry);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a new note', () => {
  test('is saved by Ctrl+Enter, stands on top, and the field is free for the next', async () => {
    const { user, shell } = await renderRemote(PATH, { api: office() });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Neue Notiz' });
    await user.type(field, 'Seil prüfen{Enter}山 «ok»{Control>}{Enter}{/Control}');
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Seil prüfen\n山 «ok»'));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    const body = { text: 'Seil prüfen\n山 «ok»', offer: OFFER };
    expect(writesOf(shell.api.calls)).toEqual([['POST', '/api/notes', body, undefined]]);
  });

  test('stays typed when the network is cut, and goes out at the next try', async () => {
    let isCut = true;
    const api = office();
    const cut = {
      ...api,
      'POST /api/notes': (request: TestRequest) => {
        if (isCut) throw testProblem(0);
        return api['POST /api/notes'](request);
      },
    };
    const { user } = await renderRemote(PATH, { api: cut });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Neue Notiz' });
    await user.type(field, 'Seil prüfen');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/Deine Eingaben stehen noch da/)).toBeTruthy();
    expect(field.value).toBe('Seil prüfen');
    isCut = false;
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  test('too long, or empty: the field says so, and nothing is sent', async () => {
    const { user, shell } = await renderRemote(PATH, { api: office() });
    const field = await screen.findByRole('textbox', { name: 'Neue Notiz' });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Bitte fülle das Feld «Neue Notiz» aus.')).toBeTruthy();
    await user.click(field);
    await user.paste('x'.repeat(4001));
    expect(
      await screen.findByText('Bitte kürze bei «Neue Notiz» den Text auf höchstens 4000 Zeichen.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(writesOf(shell.api.calls)).toEqual([]);
  });

  test('leaving asks before it is lost', async () => {
    const { user, address } = await renderRemote(PATH, { api: office() });
    await user.type(await screen.findByRole('textbox', { name: 'Neue Notiz' }), 'Seil');
    await user.click(screen.getByRole('link', { name: 'Bilder' }));
    await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect(address()).toBe(PATH);
  });
});

describe('a note', () => {
  const editName = 'Notiz von Vera Admin, Sa, 14.02.2026, 09:15, bearbeiten';

  test('is edited where it stands, with the version it was read in', async () => {
    const { user, shell } = await renderRemote(PATH, { api: office() });
    await user.click(await screen.findByRole('button', { name: editName }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Schlüssel im Tal{Control>}s{/Control}');
    const button = await screen.findByRole('button', { name: editName });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect((await rows())[1]?.textContent).toContain('· bearbeitet');
    const patch = ['PATCH', OLDER['@id'], { text: 'Schlüssel im Tal' }, '"1"'];
    expect(writesOf(shell.api.calls)).toEqual([patch]);
  });

  test('«Abbrechen» leaves it as it is and asks when something is typed', async () => {
    const { user } = await renderRemote(PATH, { api: office() });
    await user.click(await screen.findByRole('button', { name: editName }));
    await user.type(screen.getByRole('textbox', { name: 'Notiz' }), ' Neu');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
    expect(screen.queryByRole('textbox', { name: 'Notiz' })).toBeNull();
    expect((await rows())[1]?.textContent).not.toContain('Neu');
  });

  test('that another person changed shows what they wrote, and loses nothing', async () => {
    const current = { ...OLDER, text: 'Schlüssel im Büro', version: 2 };
    const api = {
      ...office(),
      'PATCH /api/notes/:id': () => {
        const changedAt = '2026-02-14T09:00:00.000Z';
        const stale = { type: '/problems/stale', current, changedBy: 'Sandro Super', changedAt };
        throw testProblem(412, stale as object);
      },
    };
    const { user } = await renderRemote(PATH, { api });
    await user.click(await screen.findByRole('button', { name: editName }));
    await user.type(screen.getByRole('textbox', { name: 'Notiz' }), ' Neu{Control>}s{/Control}');
    expect(await screen.findByText(/Sandro Super: Schlüssel im Büro/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' }).value).toMatch(/Neu$/);
  });

  test('is removed once that is confirmed, and the focus stays on the page', async () => {
    const { user, shell } = await renderRemote(PATH, { api: office() });
    const name = 'Notiz von Vera Admin, Sa, 14.02.2026, 09:15, löschen';
    await user.click(await screen.findByRole('button', { name }));
    const question = screen.getByRole('dialog', {
      name: '«Notiz von Vera Admin, Sa, 14.02.2026, 09:15» löschen?',
    });
    await user.click(within(question).getByRole('button', { name: 'Löschen' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notizen' }));
    expect(writesOf(shell.api.calls)).toEqual([['DELETE', OLDER['@id'], null, '"1"']]);
  });
});
