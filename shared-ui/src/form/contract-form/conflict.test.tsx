import { testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aHut, type Hut, held, patched, renderHutForm } from './testing/hut-form.tsx';

const stale = (current: Hut, by: object = { changedBy: 'Petra Meier', changedAt: '2026-02-14T13:02:00Z' }) =>
  testProblem(412, { type: '/problems/stale', detail: 'Veraltet', current, ...by });

const alert = () => within(screen.getByRole('alert'));
const TAKE = 'Übernehmen und speichern';

describe('another person saved meanwhile', () => {
  /** Mine is typed and sent; theirs is stored by then. */
  async function collide(mine: Readonly<Record<string, string>>, theirs: Partial<Hut>, by?: object) {
    const form = renderHutForm();
    const current = aHut({ version: 7, ...theirs });
    for (const [name, text] of Object.entries(mine)) await form.type(name, text);
    form.server.answer = () => Promise.reject(stale(current, by));
    await form.save();
    form.server.answer = patched(current);
    return form;
  }

  test('other fields: one line names who, when and what, and both changes are stored', async () => {
    const { press, saves, field, toasts } = await collide(
      { Name: 'Meine Hütte' },
      { phone: '044 111 22 33' },
    );
    expect(alert().getByText('Petra Meier hat um 14:02 Telefon geändert.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect([field('Name').value, screen.queryByRole('radio')]).toEqual(['Meine Hütte', null]);
    await press(TAKE);
    expect(saves.at(-1)).toEqual({ body: { name: 'Meine Hütte' }, ifMatch: '"7"' });
    expect([field('Name').value, field('Telefon').value]).toEqual(['Meine Hütte', '044 111 22 33']);
    expect([toasts(), screen.queryByRole('alert')]).toEqual([['Gespeichert'], null]);
    expect(document.activeElement).toBe(field('Name'));
  });

  test('the same field: theirs unless I say mine, and what is not stored is in sight until then', async () => {
    const mine = { Name: 'Meine Hütte', Telefon: '055 999 99 99' };
    const { press, saves, user } = await collide(mine, { name: 'Ihre Hütte', phone: '044 111 22 33' });
    const name = within(screen.getByRole('radiogroup', { name: 'Name' }));
    const phone = within(screen.getByRole('radiogroup', { name: 'Telefon' }));
    expect(name.getByRole('radio', { name: 'Von Petra Meier: Ihre Hütte' })).toHaveProperty('checked', true);
    expect(name.getByRole('radio', { name: 'Meins: Meine Hütte' })).toHaveProperty('checked', false);
    await user.click(phone.getByRole('radio', { name: 'Meins: 055 999 99 99' }));
    await press(TAKE);
    expect(saves.at(-1)).toEqual({ body: { phone: '055 999 99 99' }, ifMatch: '"7"' });
  });

  test('theirs everywhere leaves nothing to save', async () => {
    const { press, saves, field, toasts } = await collide({ Name: 'Meine Hütte' }, { name: 'Ihre Hütte' });
    await press(TAKE);
    expect([saves.length, field('Name').value]).toEqual([1, 'Ihre Hütte']);
    expect(toasts()).toEqual(['Nichts zu speichern: Du hast nichts geändert.']);
  });

  test('a date, both: nothing is chosen beforehand', async () => {
    const { press, saves, user } = await collide({ 'Offen ab': '2026-07-01' }, { openFrom: null });
    const choice = within(screen.getByRole('radiogroup', { name: 'Offen ab' }));
    for (const radio of choice.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
    await press(TAKE);
    expect(saves).toHaveLength(1);
    expect(screen.getByText('Bitte wähle, was bei «Offen ab» gelten soll.')).toBeTruthy();
    expect(choice.getByRole('radio', { name: 'Von Petra Meier: leer' })).toBeTruthy();
    await user.click(choice.getByRole('radio', { name: 'Meins: Mi, 01.07.2026' }));
    await press(TAKE);
    expect(saves.at(-1)?.body).toEqual({ openFrom: '2026-07-01' });
  });

  test('while mine was being joined: it is asked again, and mine is still there', async () => {
    const { press, server, field, saves } = await collide(
      { Name: 'Meine Hütte' },
      { phone: '044 111 22 33' },
    );
    const third = aHut({ version: 8, phone: '044 111 22 33', openFrom: null });
    server.answer = () =>
      Promise.reject(stale(third, { changedBy: null, changedAt: '2026-02-13T13:02:00Z' }));
    await press(TAKE);
    expect(alert().getByText('Jemand hat am Fr, 13.02.2026 um 14:02 Offen ab geändert.')).toBeTruthy();
    server.answer = patched(third);
    await press(TAKE);
    expect(saves.at(-1)).toEqual({ body: { name: 'Meine Hütte' }, ifMatch: '"8"' });
    expect([field('Name').value, field('Offen ab').value]).toEqual(['Meine Hütte', '']);
  });

  test('something that the form does not show', async () => {
    const { press, saves } = await collide({ Name: 'Meine Hütte' }, {}, { changedBy: 'Petra Meier' });
    expect(alert().getByText('Petra Meier hat anderes an diesem Eintrag geändert.')).toBeTruthy();
    await press(TAKE);
    expect(saves.at(-1)).toEqual({ body: { name: 'Meine Hütte' }, ifMatch: '"7"' });
  });

  test('it was I, over a connection that lost the answer', async () => {
    const { toasts, saves } = await collide({ Name: 'Meine Hütte' }, { name: 'Meine Hütte' });
    expect([toasts(), saves.length, screen.queryByRole('alert')]).toEqual([['Gespeichert'], 1, null]);
    expect(screen.getByText('Keine Änderungen')).toBeTruthy();
  });

  test('and my change is discarded: the form shows theirs', async () => {
    const { user, field } = await collide({ Name: 'Meine Hütte' }, { name: 'Ihre Hütte' });
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
    expect([field('Name').value, screen.queryByRole('alert')]).toEqual(['Ihre Hütte', null]);
  });
});

describe('a newer item that a refetch brings', () => {
  const newer = aHut({ version: 5, phone: '044 111 22 33' });

  test('is shown at once while nothing is typed', async () => {
    const { refetch, field, type, save, saves } = renderHutForm();
    await refetch(newer);
    expect([field('Telefon').value, screen.queryByText(/Inzwischen/)]).toEqual(['044 111 22 33', null]);
    await type('Name', 'Meine Hütte');
    await save();
    expect(saves[0]?.ifMatch).toBe('"5"');
  });

  test('takes nothing away that is typed, and can be looked at', async () => {
    const { refetch, field, type, press, saves } = renderHutForm();
    await type('Name', 'Meine Hütte');
    await refetch(newer);
    expect([field('Name').value, field('Telefon').value]).toEqual(['Meine Hütte', '055 643 34 34']);
    expect(screen.getByText('Inzwischen von jemandem geändert.')).toBeTruthy();
    await press('Ansehen');
    expect(alert().getByText('Jemand hat Telefon geändert.')).toBeTruthy();
    expect(alert().getByText('Telefon: 044 111 22 33')).toBeTruthy();
    await press(TAKE);
    expect(saves).toEqual([{ body: { name: 'Meine Hütte' }, ifMatch: '"5"' }]);
  });

  test('is no news when only its state changed, which this form does not show', async () => {
    const { refetch, field, type, save, saves } = renderHutForm();
    await type('Name', 'Meine Hütte');
    await refetch(aHut({ version: 5 }));
    expect([field('Name').value, screen.queryByText(/Inzwischen/)]).toEqual(['Meine Hütte', null]);
    await save();
    expect(saves).toEqual([{ body: { name: 'Meine Hütte' }, ifMatch: '"5"' }]);
  });

  test('is shown as soon as what was typed is taken back', async () => {
    const { refetch, field, type } = renderHutForm();
    await type('Name', 'Meine Hütte');
    await refetch(newer);
    await type('Name', 'Fridolinshütte');
    expect([field('Telefon').value, screen.queryByText(/Inzwischen/)]).toEqual(['044 111 22 33', null]);
  });

  test('is no news when it is the answer to the save under way', async () => {
    const { refetch, type, save, server, field } = renderHutForm();
    const { answer, release } = held();
    server.answer = answer;
    await type('Name', 'Meine Hütte');
    await save();
    const mine = aHut({ version: 5, name: 'Meine Hütte' });
    await refetch(mine);
    expect(screen.queryByText(/Inzwischen/)).toBeNull();
    await release(mine);
    expect([field('Name').value, screen.queryByText(/Inzwischen/)]).toEqual(['Meine Hütte', null]);
  });

  test('that came before the save was refused is told afterwards', async () => {
    const { refetch, type, save, server } = renderHutForm();
    const { answer, refuse } = held();
    server.answer = answer;
    await type('Name', 'Meine Hütte');
    await save();
    await refetch(newer);
    await refuse(testProblem(503, { detail: 'Später.' }));
    expect(screen.getByText('Inzwischen von jemandem geändert.')).toBeTruthy();
  });

  test('an older one, out of a cache, changes nothing', async () => {
    const { refetch, field } = renderHutForm();
    await refetch(aHut({ version: 3, name: 'Alte Hütte' }));
    expect(field('Name').value).toBe('Fridolinshütte');
  });
});
