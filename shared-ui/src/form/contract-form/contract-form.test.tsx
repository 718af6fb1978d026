import { testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHut, held, patched, renderHutForm, settle } from './testing/hut-form.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const invalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('saving', () => {
  test('sends what changed with the version it was made from, and says so', async () => {
    const { type, save, saves, toasts } = renderHutForm();
    expect(screen.getByText('Keine Änderungen')).toBeTruthy();
    await type('Name', 'Planurahütte');
    expect(screen.getByText('Nicht gespeicherte Änderungen')).toBeTruthy();
    await save();
    expect(saves).toEqual([{ body: { name: 'Planurahütte' }, ifMatch: '"4"' }]);
    expect(toasts()).toEqual(['Gespeichert']);
    expect(screen.getByText('Keine Änderungen')).toBeTruthy();
  });

  test('is the filled button only while there is something to save, of an order always', async () => {
    const { type, save, close } = renderHutForm();
    const variant = () => button('Speichern').getAttribute('data-variant');
    expect(variant()).toBe('default');
    await type('Name', 'Planurahütte');
    expect(variant()).toBe('filled');
    await save();
    expect(variant()).toBe('default');
    close();
    renderHutForm({ base: null }).close();
    renderHutForm({ base: null, props: { onlySends: true } });
    expect(variant()).toBe('filled');
  });

  test('goes on from the version that the answer has', async () => {
    const { type, save, saves, server } = renderHutForm();
    await type('Name', 'Planurahütte');
    await save();
    server.answer = patched(aHut({ version: 5 }));
    await type('Telefon', '055 111 22 33');
    await save();
    expect(saves.at(-1)).toEqual({ body: { phone: '055 111 22 33' }, ifMatch: '"5"' });
  });

  test('an emptied field is sent as null and stays empty', async () => {
    const { type, save, saves, user, field } = renderHutForm();
    await type('Telefon', '');
    await user.selectOptions(field('Niveau'), 'keines');
    await save();
    expect(saves[0]?.body).toEqual({ phone: null, level: null });
    expect(field('Telefon').value).toBe('');
  });

  test('without a change sends nothing and says so', async () => {
    const { type, save, saves, toasts } = renderHutForm();
    await type('Name', 'Planurahütte');
    await type('Name', 'Fridolinshütte');
    await save();
    expect(saves).toEqual([]);
    expect(toasts()).toEqual(['Nichts zu speichern: Du hast nichts geändert.']);
  });

  test('by a double click writes once', async () => {
    const { type, user, saves, server } = renderHutForm();
    const { answer, release } = held();
    server.answer = answer;
    await type('Name', 'Planurahütte');
    await user.dblClick(button('Speichern'));
    expect(screen.getByText('Wird gespeichert …')).toBeTruthy();
    await release(aHut({ name: 'Planurahütte', version: 5 }));
    expect(saves).toHaveLength(1);
  });

  test('keeps what is typed while it is under way', async () => {
    const { type, save, field, server, saves } = renderHutForm();
    const { answer, release } = held();
    server.answer = answer;
    await type('Name', 'Planurahütte');
    await save();
    await type('Telefon', '055 111 22 33');
    await release(aHut({ name: 'Planurahütte', version: 5 }));
    expect([field('Name').value, field('Telefon').value]).toEqual(['Planurahütte', '055 111 22 33']);
    server.answer = patched(aHut({ version: 5 }));
    await save();
    expect(saves[1]).toEqual({ body: { phone: '055 111 22 33' }, ifMatch: '"5"' });
  });

  test.each([['Control'], ['Meta']])('%s+S does it, instead of the browser', async (key) => {
    const { type, user, saves, field } = renderHutForm();
    await type('Name', 'Planurahütte');
    await user.keyboard(`{${key}>}s{/${key}}`);
    await settle();
    expect(saves).toHaveLength(1);
    expect(fireEvent.keyDown(field('Name'), { key: 's', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(field('Name'), { key: 's' })).toBe(true);
    await settle();
  });

  test('of a new item sends all of it but empty fields, and leaves an empty form', async () => {
    const created: string[] = [];
    const onSaved = (hut: { '@id': string }) => void created.push(hut['@id']);
    const { type, save, saves, field } = renderHutForm({ base: null, props: { onSaved } });
    await save();
    expect(invalid(field('Name'))).toBe(true);
    await type('Name', 'Planurahütte');
    await save();
    expect(saves).toEqual([{ body: { name: 'Planurahütte' } }]);
    expect(created).toEqual(['/api/huts/1']);
    expect([field('Name').value, invalid(field('Name'))]).toEqual(['', false]);
  });
});

describe('what is wrong', () => {
  test('a field says by its name once it was left, and the button stays alive', async () => {
    const { type, user, field } = renderHutForm();
    await type('Name', '');
    expect(invalid(field('Name'))).toBe(false);
    await user.tab();
    expect(screen.getByText('Bitte fülle das Feld «Name» aus.')).toBeTruthy();
    expect(button('Speichern')).toHaveProperty('disabled', false);
  });

  test('does not push the button away while it is pressed', async () => {
    const { type, user, field } = renderHutForm();
    await type('Name', '');
    await user.pointer({ keys: '[MouseLeft>]', target: button('Speichern') });
    expect([document.activeElement, invalid(field('Name'))]).toEqual([field('Name'), false]);
    await user.pointer('[/MouseLeft]');
    await settle();
    expect(invalid(field('Name'))).toBe(true);
  });

  test('keeps the save back, is counted at the top, and the first field has the focus', async () => {
    const { type, save, saves, field } = renderHutForm();
    await type('Offen ab', '2026-02-30');
    await type('Telefon', '1');
    await save();
    expect(saves).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('2 Angaben stimmen noch nicht');
    await waitFor(() => expect(document.activeElement).toBe(field('Telefon')));
    expect(screen.getByText(/^Bitte schreibe bei «.+» mindestens 6 Zeichen\.$/)).toBeTruthy();
  });

  test('and has no field stands at the top, with the focus', async () => {
    const rules = () => [{ propertyPath: 'state', message: 'Die Hütte ist geschlossen.' }];
    const { type, save } = renderHutForm({ props: { rules } });
    await type('Name', 'Planurahütte');
    await save();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('«Zustand»: Die Hütte ist geschlossen.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
  });

  test('for the server stands at its field until that changes, and stops nobody from sending again', async () => {
    const { type, save, saves, server, field, user } = renderHutForm();
    const violations = [
      { propertyPath: 'name', message: 'Diesen Namen gibt es schon.' },
      { propertyPath: 'owner', message: 'Der Besitzer fehlt.' },
    ];
    server.answer = () => Promise.reject(testProblem(422, { detail: 'Ungültig', violations }));
    await type('Name', 'Planurahütte');
    await save();
    expect(screen.getByText('Diesen Namen gibt es schon.')).toBeTruthy();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Der Besitzer fehlt.')).toBeTruthy();
    expect(alert.queryByText(/Diesen Namen/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.type(field('Name'), '!');
    expect(screen.queryByText('Diesen Namen gibt es schon.')).toBeNull();
    server.answer = patched(aHut());
    await save();
    expect([saves.length, screen.queryByRole('alert')]).toEqual([2, null]);
  });

  test('for the server does not come back when another field is wrong', async () => {
    const { type, save, server } = renderHutForm();
    const violations = [{ propertyPath: 'name', message: 'Diesen Namen gibt es schon.' }];
    server.answer = () => Promise.reject(testProblem(422, { violations }));
    await type('Name', 'Planurahütte');
    await save();
    await type('Name', 'Grünhornhütte');
    await type('Telefon', '1');
    await save();
    expect(screen.queryByText('Diesen Namen gibt es schon.')).toBeNull();
  });

  test.each([
    ['a cut connection', testProblem(0), /Keine Verbindung: Es ist nicht sicher, ob gespeichert wurde/],
    ['an ended session', testProblem(401), /Deine Anmeldung ist abgelaufen/],
    ['no right', testProblem(403, { detail: 'Das darfst du nicht.' }), 'Das darfst du nicht.'],
    ['something in use', testProblem(409, { detail: '3 Angebote benutzen es.' }), '3 Angebote benutzen es.'],
    ['something gone', testProblem(410, { detail: 'Gelöscht.' }), 'Gelöscht.'],
    ['a broken server', testProblem(500, { detail: 'Später.' }), 'Später.'],
  ])('%s is told at the top, and everything typed stays', async (_what, error, text) => {
    const { type, save, server, field, saves } = renderHutForm();
    server.answer = () => Promise.reject(error);
    await type('Name', 'Planurahütte');
    await save();
    expect(within(screen.getByRole('alert')).getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(field('Name').value).toBe('Planurahütte');
    server.answer = patched(aHut());
    await save();
    expect([saves.length, screen.queryByRole('alert')]).toEqual([2, null]);
  });

  test('an ended session leads to the login in another window', async () => {
    const { type, save, server } = renderHutForm();
    server.answer = () => Promise.reject(testProblem(401));
    await type('Name', 'Planurahütte');
    await save();
    const link = screen.getByRole('link', { name: 'Neu anmelden' });
    expect(link.getAttribute('href')).toBe('/login?weiter=%2Fadmin%2Fhuts%2F1');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('«Gespeichert» does not stay beside a later save that was refused', async () => {
    const { type, save, server, toasts } = renderHutForm();
    await type('Name', 'Planurahütte');
    await save();
    expect(toasts()).toEqual(['Gespeichert']);
    server.answer = () => Promise.reject(testProblem(500, { detail: 'Später.' }));
    await type('Name', 'Grünhornhütte');
    await save();
    expect([screen.getByRole('alert').textContent, toasts()]).toEqual(['Später.', []]);
  });

  test('after an ended session and a new login one press goes on', async () => {
    const { type, save, server, saves, user, toasts } = renderHutForm();
    server.answer = () => Promise.reject(testProblem(401));
    await type('Name', 'Planurahütte');
    await save();
    server.answer = patched(aHut());
    await user.click(button('Nochmals versuchen'));
    await waitFor(() => expect(toasts()).toEqual(['Gespeichert']));
    expect([saves.length, screen.queryByRole('alert')]).toEqual([2, null]);
  });

  test('offline, what is typed stays and is said to; back again, one press goes on', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get');
    const go = (isOnline: boolean) => {
      online.mockReturnValue(isOnline);
      fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
    };
    try {
      const { type, save, server, field, user, toasts } = renderHutForm();
      await type('Name', 'Planurahütte');
      go(false);
      expect(screen.getByText('Du bist offline. Deine Eingaben bleiben hier stehen.')).toBeTruthy();
      server.answer = () => Promise.reject(testProblem(0));
      await save();
      expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
      go(true);
      expect(screen.getByRole('alert').textContent).toContain('Die Verbindung ist wieder da.');
      expect(field('Name').value).toBe('Planurahütte');
      server.answer = patched(aHut());
      await user.click(button('Nochmals versuchen'));
      await waitFor(() => expect(toasts()).toEqual(['Gespeichert']));
    } finally {
      online.mockRestore();
    }
  });

  test('a mistake of ours is reported, and told without its words', async () => {
    const { type, save, server, shell } = renderHutForm();
    const error = new TypeError('x is not a function');
    server.answer = () => Promise.reject(error);
    await type('Name', 'Planurahütte');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('Das Speichern ist fehlgeschlagen.');
    expect(shell.seen.errors).toEqual([error]);
  });
});

test('«Verwerfen» asks, and brings back what is stored', async () => {
  const { type, user, field } = renderHutForm();
  await type('Name', '');
  await user.click(button('Verwerfen'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(field('Name').value).toBe('');
  await user.click(button('Verwerfen'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
  expect(field('Name').value).toBe('Fridolinshütte');
  expect(document.activeElement).toBe(field('Name'));
  await user.click(button('Verwerfen'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fields stand in groups with names', () => {
  const { field } = renderHutForm();
  expect(screen.getByRole('form', { name: 'Hütte bearbeiten' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Hütte' }).contains(field('Telefon'))).toBe(true);
});
