import { PERSONAS, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDeliveredRemote, anAuditEntry, deliveryAnswers } from '../../testing/delivery.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/delivery';
const user = PERSONAS['super-admin'];
const show = (api: object) => renderRemote(PATH, { user, api: { ...api } });
const done = { sequence: 8, changed: true, remote: 'mfe-booking', from: '1.1.0', to: '1.0.0' };

const bookingSection = () => screen.findByRole('region', { name: 'Buchen' });
const writesOf = (calls: readonly TestRequest[]) => calls.filter(({ method }) => method === 'POST');

const looksOf = (calls: readonly TestRequest[]) => calls.filter(({ method }) => method === 'GET');

describe('while the page is open', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('it polls every five seconds, and says how old the data is when no answer comes', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const { shell } = await show(deliveryAnswers());
    await bookingSection();
    await screen.findByRole('list', { name: 'Verlauf' });
    const before = looksOf(shell.api.calls).length;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(looksOf(shell.api.calls).slice(before)).toMatchObject([
      { path: '/delivery/remotes', quiet: true },
      { path: '/delivery/audit', quiet: true },
    ]);
    shell.answer({
      'GET /delivery/remotes': () => {
        throw testProblem(404);
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const state = await screen.findByText(/^Der Stand ist von .*: Gerade kommt keine Antwort\.$/);
    expect(state.dataset.stale).toBe('');
    expect(await bookingSection()).toBeTruthy();
  });
});

test('shows what is live, how it compares with the previous version, and who changed it and why', async () => {
  await show(deliveryAnswers());
  const section = await bookingSection();
  expect(within(section).getByText('seit Sa, 14.02.2026, 07:30')).toBeTruthy();
  const live = within(section).getByRole('row', { name: /1\.1\.0 live/ });
  const cells = within(live).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1’200', '3', '0.3\u00a0%', '1.8 s', '96 ms']);
  expect(within(section).getByRole('row', { name: /1\.0\.0 letzte gute/ })).toBeTruthy();
  const log = await screen.findByRole('list', { name: 'Verlauf' });
  expect(log.textContent).toContain('Ausgeliefert mfe-booking 1.1.0 1.0.0 → 1.1.0');
  expect(log.textContent).toContain('Neue Preise');
  expect(log.textContent).toContain('super@firn.example');
  expect(screen.queryByRole('button', { name: 'Ältere anzeigen' })).toBeNull();
});

test('rolls back with a reason; the dialog returns the focus', async () => {
  const { shell, user: person } = await show({
    ...deliveryAnswers(),
    'POST /delivery/remotes/:remote/rollback': done,
  });
  const button = await screen.findByRole('button', { name: 'Zurückrollen …: Buchen' });
  await person.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Buchen zurückrollen' });
  await person.click(within(dialog).getByRole('button', { name: 'Zurückrollen' }));
  expect(within(dialog).getByText('Schreib in mindestens drei Zeichen, weshalb.')).toBeTruthy();
  expect(writesOf(shell.api.calls)).toEqual([]);
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Begründung' }));

  await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Version' }), '1.0.0');
  await person.type(within(dialog).getByRole('textbox', { name: 'Begründung' }), 'Preise falsch');
  const looks = looksOf(shell.api.calls).length;
  await person.click(within(dialog).getByRole('button', { name: 'Zurückrollen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writesOf(shell.api.calls)).toMatchObject([
    { path: '/delivery/remotes/mfe-booking/rollback', body: { to: '1.0.0', reason: 'Preise falsch' } },
  ]);
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(looksOf(shell.api.calls).slice(looks)).toHaveLength(2));
  expect(shell.toasts.get()).toMatchObject([
    { variant: 'success', text: 'Buchen: Zurückgerollt auf 1.0.0.' },
  ]);
});

test('names every gate that a version fails', async () => {
  const breaches = [
    { gate: 'contract', message: 'mfe-booking@1.2.0 needs contract ^2.0.0.' },
    { gate: 'budget', message: 'The scripts take 2 bytes; the budget is 1.' },
  ];
  const { user: person, shell } = await show({
    ...deliveryAnswers(),
    'POST /delivery/remotes/:remote/promote': () => {
      throw testProblem(422, { type: '/problems/gates-failed', breaches });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Ausliefern …: Buchen' }));
  await person.click(screen.getByRole('button', { name: 'Ausliefern' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(alert.textContent).toContain(
    'Vertrag mit der Shell: Die Version braucht einen anderen Vertrag, als die Shell ihn bietet.',
  );
  const detail = within(alert).getByText('mfe-booking@1.2.0 needs contract ^2.0.0.');
  expect(detail.lang).toBe('en');
  expect(shell.toasts.get()).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: /^Begründung/ }), 'doch');
  expect(screen.getByRole('alert')).toBe(alert);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '1.0.0');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a canary ends by a rollback that leaves what is live', async () => {
  const canary = { version: '1.2.0', percent: 10, staff: false, since: '2026-02-14T08:00:00.000Z' };
  const { user: person, shell } = await show({
    ...deliveryAnswers([aDeliveredRemote({ canary })]),
    'POST /delivery/remotes/:remote/rollback': { ...done, to: '1.1.0', from: '1.1.0' },
  });
  await person.click(await screen.findByRole('button', { name: 'Canary beenden' }));
  const dialog = screen.getByRole('dialog', { name: 'Canary von Buchen beenden' });
  await person.type(within(dialog).getByRole('textbox', { name: 'Begründung' }), 'Preise falsch');
  await person.click(within(dialog).getByRole('button', { name: 'Canary beenden' }));
  await waitFor(() =>
    expect(writesOf(shell.api.calls).map(({ path, body }) => [path, body])).toEqual([
      ['/delivery/remotes/mfe-booking/rollback', { reason: 'Preise falsch' }],
    ]),
  );
});

test('a canary shows its share and can be widened, promoted or ended', async () => {
  const canary = { version: '1.2.0', percent: 10, staff: true, since: '2026-02-14T08:00:00.000Z' };
  const { user: person, shell } = await show({
    ...deliveryAnswers([aDeliveredRemote({ canary })]),
    'POST /delivery/remotes/:remote/promote': done,
  });
  const section = await bookingSection();
  const bar = within(section).getByRole('img');
  expect(bar.getAttribute('aria-label')).toBe('10\u00a0% erhalten 1.2.0, 90\u00a0% erhalten 1.1.0');
  expect([...bar.children].map((part) => (part as HTMLElement).style.flexGrow)).toEqual(['90', '10']);
  expect(within(section).getByText('seit Sa, 14.02.2026, 09:00')).toBeTruthy();
  const end = within(section).getByRole('button', { name: 'Canary beenden' });
  expect(end.dataset.variant).not.toBe('default');
  await person.click(within(section).getByRole('button', { name: 'Auf 25\u00a0%' }));
  await person.click(screen.getByRole('button', { name: 'Ausliefern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(within(section).getByRole('button', { name: 'Für alle' }));
  await person.click(screen.getByRole('button', { name: 'Ausliefern' }));
  await waitFor(() =>
    expect(writesOf(shell.api.calls).map(({ body }) => body)).toEqual([
      { version: '1.2.0', percent: 25, staff: true },
      { version: '1.2.0' },
    ]),
  );
});

test('a page is switched off with a reason, and one that is off says why', async () => {
  const pages = [
    { id: 'booking', path: '/event/:id/buchen', title: 'Buchung' },
    { id: 'profile', path: '/profil', title: 'Profil' },
  ];
  const off = [{ page: 'profile', reason: 'Wartung' }];
  const { user: person, shell } = await show({
    ...deliveryAnswers([aDeliveredRemote({ pages, off })]),
    'POST /delivery/remotes/:remote/pages/:page/off': done,
  });
  // jsdom does not open it on a click.
  const summary = await screen.findByText('Seiten ein- und ausschalten (2, davon 1 aus)');
  summary.closest('details')?.setAttribute('open', '');
  expect(screen.getByText('Ausgeschaltet: Wartung')).toBeTruthy();
  await person.click(screen.getByRole('switch', { name: /^Buchung/ }));
  await person.type(screen.getByRole('textbox', { name: 'Begründung' }), 'Preise falsch');
  await person.click(screen.getByRole('button', { name: 'Seite ausschalten' }));
  await waitFor(() =>
    expect(writesOf(shell.api.calls)).toMatchObject([
      { path: '/delivery/remotes/mfe-booking/pages/booking/off', body: { reason: 'Preise falsch' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('switch', { name: /^Profil/ }));
  expect(screen.getByRole('dialog', { name: '«Profil» einschalten' })).toBeTruthy();
});

test('members of a release set are named before one of them is rolled back', async () => {
  const shellRemote = aDeliveredRemote({ name: 'shell', title: 'Shell', set: 's-1' });
  const { user: person } = await show(deliveryAnswers([aDeliveredRemote({ set: 's-1' }), shellRemote]));
  await person.click(await screen.findByRole('button', { name: 'Zurückrollen …: Buchen' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Das gilt zugleich für shell');
  await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Version' }), '1.0.0');
  expect(dialog.textContent).not.toContain('Das gilt zugleich');
});

test('a withdrawn version shows why and whether open tabs left it; impossible actions are not offered', async () => {
  const withdrawn = [
    { version: '1.2.0', reason: 'Datenleck', severity: 'critical' as const },
    { version: '1.0.0', reason: 'Preise falsch', severity: 'normal' as const },
  ];
  await show(deliveryAnswers([aDeliveredRemote({ withdrawn })]));
  const section = await bookingSection();
  expect(within(section).getByText(/Datenleck/).textContent).toBe('1.2.0 kritisch Datenleck');
  expect(
    within(section)
      .getByText(/Preise falsch/)
      .textContent?.replace(/\s+/g, ' '),
  ).toBe('1.0.0 Preise falsch');
  const isOffered = (action: string) =>
    !(within(section).getByRole('button', { name: `${action} …: Buchen` }) as HTMLButtonElement).disabled;
  expect(['Ausliefern', 'Zurückrollen', 'Zurückziehen'].map(isOffered)).toEqual([false, false, true]);
});

test('the log has a German label for the gateway’s English notes', async () => {
  const reason = 'auto rollback: 7 of 9 visitors failed with 1.1.0';
  const entry = anAuditEntry({ action: 'rollback', actor: 'firn (automatic)', reason });
  await show(deliveryAnswers([aDeliveredRemote()], [entry, entry, anAuditEntry()]));
  const log = await screen.findByRole('list', { name: 'Verlauf' });
  expect(within(log).getAllByText(reason)[0]?.lang).toBe('en');
  expect(within(log).getAllByText(/Zu viele Besuche mit Fehlern:/)).toHaveLength(2);
  expect(within(log).getAllByText('Firn (automatisch)')).toHaveLength(2);
  expect(within(log).getByText('Neue Preise').lang).toBe('');
});

test('the log says how large a canary was and whose', async () => {
  const canary = { action: 'canary', version: '1.2.0', from: '1.1.0' } as const;
  const trials = [
    { percent: 5, staff: false },
    { percent: 0, staff: true },
  ];
  const entries = trials.map((trial) => anAuditEntry({ ...canary, trial }));
  await show(deliveryAnswers([aDeliveredRemote()], entries));
  const rows = within(await screen.findByRole('list', { name: 'Verlauf' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Canary mfe-booking 1\.2\.0 bei 5\s%.der Besuche.*super@firn\.example/),
    expect.stringMatching(/Canary mfe-booking 1\.2\.0 bei 0\s%.der Besuche und beim Team/),
  ]);
});

test('the log is filtered by remote and goes further back', async () => {
  const entries = Array.from({ length: 25 }, (_, index) => anAuditEntry({ sequence: 40 - index }));
  const { user: person, shell } = await show(deliveryAnswers([aDeliveredRemote()], entries));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Bereich' }), 'Buchen');
  await person.click(await screen.findByRole('button', { name: 'Ältere anzeigen' }));
  const asked = () => shell.api.calls.filter(({ path }) => path === '/delivery/audit').at(-1)?.searchParams;
  await waitFor(() => expect(asked()?.get('limit')).toBe('50'));
  expect(asked()?.get('remote')).toBe('mfe-booking');
});

describe('a user who may not see it', () => {
  test('gets the error page, and nothing is requested', async () => {
    const { shell } = await renderRemote(PATH, { api: deliveryAnswers() });
    await waitFor(() => expect(shell.seen.status).toEqual({ status: 403, takeOver: true }));
    expect(shell.api.calls.filter(({ path }) => path.startsWith('/delivery'))).toEqual([]);
  });

  test('gets it too when only the gateway refuses', async () => {
    const { shell } = await show({
      'GET /delivery/remotes': () => {
        throw testProblem(403);
      },
    });
    await waitFor(() => expect(shell.seen.status?.status).toBe(403));
  });
});

test('says when nothing is published, and when nothing can be loaded', async () => {
  const { shell, user: person } = await show({
    'GET /delivery/remotes': () => {
      throw testProblem(404);
    },
  });
  shell.answer(deliveryAnswers([], []));
  await person.click(await screen.findByRole('button', { name: 'Nochmals versuchen' }));
  expect(await screen.findByText('Noch nichts veröffentlicht.')).toBeTruthy();
  expect(await screen.findByText('Noch ist nichts geschehen.')).toBeTruthy();
});
