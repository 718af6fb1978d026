import { type TestApiHandlers, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuideChange } from '../../testing/guide-change.ts';
import { aCandidate, aGuideSearch, guideSearchAnswers } from '../../testing/guide-searches.ts';
import { aBoardEvent, aBoardGuide, aPlanningBoard } from '../../testing/planning-board.ts';
import { renderRemote } from '../../testing/render.ts';

const CREATE = 'POST /api/guide_assignments';
const ASSIGNMENT = '/api/guide_assignments/018f0000-0000-7000-8000-000000000801';

const said = (kind: string, message: string, needsReason: boolean) => ({
  '@id': '/api/guide_assignments/conflicts',
  '@type': 'AssignmentConflicts',
  conflicts: [{ kind, message, needsReason }],
});
const NOTHING = { '@id': '/api/guide_assignments/conflicts', '@type': 'AssignmentConflicts', conflicts: [] };
const OVERLAP = said('overlap', 'Guide 1 führt dann E-101-7.', true);

const asked = (version = 1) => ({
  '@id': ASSIGNMENT,
  version,
  guide: aBoardGuide(1)['@id'],
  state: 'asked' as const,
});
const ASSIGNED = aPlanningBoard({ events: [aBoardEvent(1, { assignments: [asked(4)] })] });

async function open(answers: TestApiHandlers = {}, path = '/admin/events/planung') {
  const api = {
    'GET /api/planning-board': aPlanningBoard(),
    'GET /api/guide_assignments/conflicts': NOTHING,
    ...guideSearchAnswers,
    ...answers,
  };
  const page = await renderRemote(path, { api });
  await screen.findByLabelText('Guides nach Tagen');
  const calls = (method: string, part: string) =>
    page.shell.api.calls.filter((call) => call.method === method && call.path.includes(part));
  return { ...page, calls };
}

const header = (name: string) =>
  screen.getByText(name, { selector: '[role=rowheader] *' }).closest<HTMLElement>('[role=rowheader]');
const rowOf = (name: string) => header(name)?.closest<HTMLElement>('[role=row]') ?? document.body;
const bar = () => screen.getByText(/E-101-1/, { selector: 'button' });

describe('the board', () => {
  test('draws every guide, however many there are', async () => {
    const guides = Array.from({ length: 20 }, (_, number) => aBoardGuide(number + 1));
    await open({ 'GET /api/planning-board': aPlanningBoard({ guides }) });
    expect(await screen.findByText('Guide 20', { selector: '[role=rowheader] *' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader')).toHaveLength(21);
  });

  test('puts events without a guide on top, and assignments on their days', async () => {
    const other = aBoardEvent(2, {
      start: '2026-02-16T07:00:00Z',
      end: '2026-02-17T16:00:00Z',
      assignments: [asked()],
    });
    const over = aBoardEvent(3, { start: '2026-02-09T07:00:00Z', end: '2026-02-10T16:00:00Z' });
    const off = aBoardEvent(4, { state: 'cancelled' });
    const board = aPlanningBoard({ events: [aBoardEvent(1), other, over, off] });
    const { calls } = await open({ 'GET /api/planning-board': board });
    const cells = (name: string) =>
      within(rowOf(name))
        .queryAllByRole('gridcell')
        .map((cell) => [cell.textContent, cell.ariaColIndex ?? cell.getAttribute('aria-colindex')]);
    expect(cells('Ohne Guide')).toEqual([['E-101-1 Allalinhorn', '7']]);
    expect(cells('Guide 1')).toEqual([['E-101-2 Allalinhorn', '9']]);
    expect(cells('Guide 2')).toEqual([]);
    expect(bar().title).toBe('Sa, 14.02. – So, 15.02.2026 · Buchbar · 3/8 Plätze');
    expect(Object.fromEntries(calls('GET', 'planning-board')[0]?.searchParams ?? [])).toEqual({
      from: '2026-02-09',
      weeks: '12',
    });
  });

  test('counts what waits for an answer beside what nobody is asked for', async () => {
    const other = aBoardEvent(2, { assignments: [asked()] });
    const led = aBoardEvent(3, { assignments: [{ ...asked(), '@id': `${ASSIGNMENT}0`, state: 'accepted' }] });
    await open({ 'GET /api/planning-board': aPlanningBoard({ events: [aBoardEvent(1), other, led] }) });
    expect(header('Ohne Guide')?.textContent).toBe('Ohne Guide1 Event, 1 weiterer angefragt');
  });

  test('says of an open event that its deadline is over', async () => {
    const event = aBoardEvent(1, { registrationDeadline: '2026-02-13T22:59:00.000Z' });
    await open({ 'GET /api/planning-board': aPlanningBoard({ events: [event] }) });
    expect(bar().title).toBe('Sa, 14.02. – So, 15.02.2026 · Anmeldeschluss vorbei · 3/8 Plätze');
  });

  test('goes on by weeks and is filtered in the address', async () => {
    const guides = [aBoardGuide(1), aBoardGuide(2, { guideLevel: 'hikingTeacher1', fullName: 'Zoë Ammann' })];
    const { user, address, calls } = await open(
      { 'GET /api/planning-board': aPlanningBoard({ guides }) },
      '/admin/events/planung?from=2026-02-18',
    );
    await user.click(screen.getByRole('link', { name: '4 Wochen weiter' }));
    await waitFor(() => expect(address()).toBe('/admin/events/planung?from=2026-03-16'));
    expect(
      calls('GET', 'planning-board').map(({ searchParams }: TestRequest) => searchParams.get('from')),
    ).toEqual(['2026-02-16', '2026-03-16']);
    await user.click(screen.getByRole('link', { name: 'Heute' }));
    await user.selectOptions(screen.getByLabelText('Qualifikation'), 'Wanderleitung 1');
    await waitFor(() => expect(screen.queryByText('Guide 1')).toBeNull());
    await user.type(screen.getByLabelText('Guide oder Tour'), 'ammann');
    await waitFor(() => expect(address()).toBe('/admin/events/planung?level=hikingTeacher1&text=ammann'));
    expect(rowOf('Zoë Ammann')).toBeTruthy();
  });
});

test('the legend says what grounds, lines and bars mean', async () => {
  await open();
  const legend = within(screen.getByRole('list', { name: 'Legende' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Frei',
    'Vielleicht',
    'Besetzt',
    'Keine Angabe',
    'Zugesagt',
    'Angefragt',
    'Ohne Guide',
    'Guides des Angebots',
    'Wochenende',
    'Heute',
  ]);
});

describe('by keyboard', () => {
  test('Enter on an event begins, arrows read out what speaks against a guide, Enter asks', async () => {
    const { user, calls, shell } = await open({
      'GET /api/guide_assignments/conflicts': ({ searchParams }: TestRequest) =>
        searchParams.get('guide') === aBoardGuide(1)['@id'] ? OVERLAP : NOTHING,
      [CREATE]: { id: 'x' },
    });
    bar().focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(header('Guide 1'));
    await screen.findByText('Guide 1: Guide 1 führt dann E-101-7.');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(header('Guide 1'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(header('Guide 2'));
    await screen.findByText('Guide 2: nichts spricht dagegen.');
    await user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Guide zuteilen' }));
    await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('POST', 'guide_assignments').map(({ body }) => body)).toEqual([
      { event: aBoardEvent(1)['@id'], guide: aBoardGuide(2)['@id'], state: 'asked' },
    ]);
    expect(shell.toasts.get().map(({ text }) => text)).toEqual(['Guide 2 ist angefragt.']);
    expect(document.activeElement).toBe(header('Guide 2'));
    expect(calls('GET', 'planning-board')).toHaveLength(2);
  });

  test('Escape ends the choice and leads back to the event', async () => {
    const { user } = await open();
    bar().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Guide wählen für E-101-1 Allalinhorn')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Guide wählen für E-101-1 Allalinhorn')).toBeNull();
    expect(document.activeElement).toBe(bar());
  });

  test('the board has one tab stop, and arrows go from row to row and from bar to bar', async () => {
    const { user } = await open();
    const stops = document.querySelectorAll('[role=grid] [tabindex="0"]');
    expect(stops).toHaveLength(1);
    header('Ohne Guide')?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(bar());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(header('Guide 2'));
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  });
});

describe('in the dialog', () => {
  test('a grave conflict needs a reason before anything is sent', async () => {
    const { user, calls } = await open({
      'GET /api/guide_assignments/conflicts': OVERLAP,
      [CREATE]: { id: 'x' },
    });
    await user.click(bar());
    await user.click(rowOf('Guide 1'));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('Guide 1 führt dann E-101-7.');
    await user.click(dialog.getByRole('radio', { name: /Hat schon zugesagt/ }));
    await user.click(dialog.getByRole('button', { name: 'Zuteilen' }));
    expect(dialog.getByText('Schreib, warum der Guide trotzdem zugeteilt wird.')).toBeTruthy();
    expect(calls('POST', 'guide_assignments')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Warum trotzdem/ }), 'Abgesprochen');
    await user.click(dialog.getByRole('button', { name: 'Zuteilen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('POST', 'guide_assignments').at(-1)?.body).toMatchObject({
      state: 'accepted',
      overrideReason: 'Abgesprochen',
    });
  });

  test('whoever comes second is told why, and sees the board as it is now', async () => {
    const detail = 'Guide 1 ist inzwischen für E-101-7 eingeteilt.';
    let conflicts: object = NOTHING;
    const { user, calls } = await open({
      'GET /api/guide_assignments/conflicts': () => conflicts,
      [CREATE]: () => {
        conflicts = OVERLAP;
        throw testProblem(409, { type: '/problems/conflict', detail });
      },
    });
    await user.click(bar());
    await user.click(rowOf('Guide 1'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Anfragen' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(detail);
    expect(await dialog.findByRole('textbox', { name: /Warum trotzdem/ })).toBeTruthy();
    await waitFor(() => expect(calls('GET', 'planning-board')).toHaveLength(2));
  });
});

const letter = (text: string) => ({
  mails: [{ template: 'guide_asked', to: 'guide@firn.example', subject: 'Anfrage', text }],
});

test('the question to a guide is looked at before it is sent; who has agreed gets none', async () => {
  const { user, calls } = await open({ [CREATE]: letter('Hast du Zeit?') });
  await user.click(bar());
  await user.click(rowOf('Guide 1'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByText('Vorschau der Nachricht'));
  expect(await dialog.findByText('Hast du Zeit?')).toBeTruthy();
  const [asked] = calls('POST', 'guide_assignments');
  expect([asked?.searchParams.get('dryRun'), asked?.body]).toMatchObject(['1', { state: 'asked' }]);
  await user.click(dialog.getByRole('radio', { name: /Hat schon zugesagt/ }));
  expect(dialog.queryByText('Vorschau der Nachricht')).toBeNull();
});

describe('an assignment', () => {
  test('is withdrawn from its bar after a question that says whom it concerns, and begun again', async () => {
    const { user, calls } = await open({
      'GET /api/planning-board': ASSIGNED,
      'POST /api/guide_assignments/:id/transition': ({ body }: TestRequest) =>
        (body as { dryRun?: boolean }).dryRun ? aGuideChange() : { id: 'x' },
      [CREATE]: { id: 'y' },
    });
    await user.click(bar());
    const dialog = within(screen.getByRole('dialog', { name: 'E-101-1 Allalinhorn' }));
    expect(await dialog.findByText('Beat Berger → ohne Angabe')).toBeTruthy();
    await user.click(dialog.getByText('Vorschau der Nachricht'));
    expect(dialog.getByText('Du bist nicht mehr eingeteilt.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Wer gebucht hat (1)' }));
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Krank');
    await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }));
    await user.click(await dialog.findByRole('button', { name: 'Rückgängig machen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tell = ['guides', 'bookers'];
    expect(
      calls('POST', 'transition')
        .filter(({ body }) => !(body as { dryRun?: boolean }).dryRun)
        .map(({ path, body, ifMatch }) => [path, body, ifMatch]),
    ).toEqual([
      [`${ASSIGNMENT}/transition`, { to: 'withdrawn', reason: 'Krank', tell, seal: 'seen' }, '"4"'],
    ]);
    expect(calls('POST', 'guide_assignments').at(-1)?.body).toMatchObject({
      guide: aBoardGuide(1)['@id'],
      overrideReason: 'Zurückziehen rückgängig gemacht.',
    });
  });

  test('ends from its bar where the guide falls out, and others are asked in the same step', async () => {
    const { user, calls, shell } = await open({
      'GET /api/planning-board': ASSIGNED,
      'POST /api/guide_assignments/:id/transition': aGuideChange(),
      'POST /api/guide_searches': aGuideSearch(),
    });
    await user.click(bar());
    await user.click(screen.getByRole('button', { name: 'Guide fällt aus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guide 1 fällt aus' }));
    expect(dialog.queryByRole('checkbox', { name: 'Guide 1' })).toBeNull();
    await user.click(await dialog.findByRole('checkbox', { name: 'Guide 2' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Ersatz anfragen' })).toHaveProperty('disabled', false),
    );
    await user.click(dialog.getByRole('button', { name: 'Ersatz anfragen' }));
    expect(await screen.findByRole('button', { name: 'Rückgängig machen' })).toBeTruthy();
    expect(calls('POST', 'guide_searches').map(({ body }) => body)).toMatchObject([
      { assignment: ASSIGNMENT, guides: [aCandidate(2).guide['@id']], hours: 24, tell: ['guides'] },
    ]);
    expect(shell.toasts.get().map(({ text }) => text)).toEqual([
      'Guide 1 ist nicht mehr eingeteilt. Ersatz ist angefragt.',
    ]);
  });

  test('that has changed meanwhile stays, and the dialog says so', async () => {
    const { user, calls } = await open({
      'GET /api/planning-board': ASSIGNED,
      'POST /api/guide_assignments/:id/transition': () => {
        throw testProblem(412, { type: '/problems/stale', changedBy: 'Petra Meier' });
      },
    });
    await user.click(bar());
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Petra Meier hat das inzwischen geändert',
    );
    await waitFor(() => expect(calls('GET', 'planning-board')).toHaveLength(2));
  });
});
