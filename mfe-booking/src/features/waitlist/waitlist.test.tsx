import { WAITLIST_PROBLEMS, type WaitlistLinkResponse, waitlistPath } from '@firn/shared-contracts/api';
import { aCompany, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { aWaitlistLink } from '../../testing/waitlist.ts';

const READ = 'GET /api/waitlist_entries/:token';
const ACCEPT = 'POST /api/waitlist_entries/:token/accept';
const DECLINE = 'POST /api/waitlist_entries/:token/decline';
const LEAVE = 'DELETE /api/waitlist_entries/:token';

const OFFERED = aWaitlistLink({ state: 'offered', position: null, offeredUntil: '2026-02-15T11:00:00.000Z' });

async function open(api: TestApiHandlers, options: Parameters<typeof renderRemote>[1] = {}) {
  const handlers = { 'GET /api/company': aCompany(), ...api };
  const page = await renderRemote(waitlistPath('geheim'), { ...options, api: handlers });
  await screen.findByRole('heading', { level: 1 });
  const answers = () => page.shell.api.calls.filter(({ method }) => method !== 'GET');
  return { ...page, answers };
}

/** An entry that an answer moves on. */
function moving(from: WaitlistLinkResponse, to: WaitlistLinkResponse) {
  let entry = from;
  return {
    [READ]: () => entry,
    move: () => {
      entry = to;
      return to;
    },
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** What was pressed is gone: the heading tells the news. */
async function hasFocus(name: string) {
  const title = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(title));
}
const press = (name: string) => screen.findByRole('button', { name });

describe('seats that are offered', () => {
  test('price and terms stand there, and one press accepts them once', async () => {
    const { move, ...read } = moving(OFFERED, aWaitlistLink({ state: 'confirmed', position: null }));
    const { user, answers, shell } = await open({ ...read, [ACCEPT]: move });
    expect(shell.seen.head).toMatchObject({ title: 'Warteliste', robots: 'noindex' });
    expect(
      screen.getByText(/^2 Plätze sind für euch reserviert, bis So, 15.02.2026, 12:00 Uhr/),
    ).toBeTruthy();
    expect(screen.getByText('CHF 800.–')).toBeTruthy();
    expect(screen.getByText('CHF 80.– pro Person, höchstens 50 % des Preises')).toBeTruthy();
    expect(answers()).toEqual([]);
    await user.dblClick(await press('Kostenpflichtig annehmen'));
    await hasFocus('Du bist dabei!');
    expect(answers().map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/api/waitlist_entries/geheim/accept'],
    ]);
    expect(screen.queryByRole('link', { name: 'Buchung ansehen' })).toBeNull();
    expect(screen.getByText(/In unserer E-Mail findest du den Link dazu/)).toBeTruthy();
    const toEvent = screen.getByRole('link', { name: 'Zum Termin, mit Treffpunkt und Programm' });
    expect(toEvent.getAttribute('href')).toBe(OFFERED.eventPath);
  });

  test.each([
    [1, 'Dein Platz ist frei', /^Ein Platz ist für dich reserviert.* Nimmst du ihn bis dahin nicht an/],
    [2, 'Deine Plätze sind frei', /^2 Plätze sind für euch reserviert.* Nimmst du sie bis dahin nicht an/],
  ])('%i of them in one number', async (persons, title, sentence) => {
    await open({ [READ]: { ...OFFERED, persons } });
    await heading(title);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('whoever has an account is led to the booking', async () => {
    await open({ [READ]: aWaitlistLink({ state: 'confirmed', position: null }) }, { user: GAST });
    const link = await screen.findByRole('link', { name: 'Buchung ansehen' });
    expect(link.getAttribute('href')).toBe(`/profil/buchung/${OFFERED.id}`);
  });

  test('declined, one waits on', async () => {
    const { move, ...read } = moving(OFFERED, aWaitlistLink({ position: 5 }));
    const { user } = await open({ ...read, [DECLINE]: move });
    await user.click(await press('Ablehnen'));
    await hasFocus('Du bist auf der Warteliste');
    expect(screen.getByText('Du hast abgelehnt und wartest weiter.')).toBeTruthy();
    expect(screen.getByText(/^Du bist Nummer 5\./)).toBeTruthy();
  });

  test('pressed too late, it says that the place in the queue is the last one now', async () => {
    const { move, ...read } = moving(OFFERED, aWaitlistLink({ position: 9 }));
    const { user } = await open({
      ...read,
      [ACCEPT]: () => {
        move();
        throw testProblem(410, { type: WAITLIST_PROBLEMS.offerOver });
      },
    });
    await user.click(await press('Kostenpflichtig annehmen'));
    await heading('Du bist auf der Warteliste');
    expect((await screen.findByRole('alert')).textContent).toContain('Die Zeit für diese Plätze ist vorbei.');
    expect(screen.getByText(/^Du bist Nummer 9\./)).toBeTruthy();
  });

  test('without an answer the entry itself says whether it was accepted', async () => {
    const { move, ...read } = moving(OFFERED, aWaitlistLink({ state: 'confirmed', position: null }));
    const { user } = await open({
      ...read,
      [ACCEPT]: () => {
        move();
        throw testProblem(503);
      },
    });
    await user.click(await press('Kostenpflichtig annehmen'));
    await heading('Du bist dabei!');
  });

  test('without an answer, and without the seats, one may press again', async () => {
    const { user } = await open({
      [READ]: OFFERED,
      [ACCEPT]: () => {
        throw testProblem(503);
      },
    });
    await user.click(await press('Kostenpflichtig annehmen'));
    expect((await screen.findByRole('alert')).textContent).toContain('Es ist noch nichts geschehen.');
    await waitFor(async () =>
      expect((await press('Kostenpflichtig annehmen')).getAttribute('aria-disabled')).toBe('false'),
    );
  });
});

test('leaving asks once more, and says that it costs nothing', async () => {
  const { user, answers } = await open({ [READ]: aWaitlistLink(), [LEAVE]: null });
  await user.click(await press('Warteliste verlassen'));
  expect(document.activeElement?.textContent).toContain('Möchtest du die Warteliste verlassen?');
  expect(answers()).toEqual([]);
  await user.click(await press('Weiter warten'));
  await user.click(await press('Warteliste verlassen'));
  await user.click(await press('Ja, verlassen'));
  await hasFocus('Dieser Eintrag ist vorbei');
  expect(screen.getByText('Du hast die Warteliste verlassen. Es kostet dich nichts.')).toBeTruthy();
  expect(answers().map(({ method }) => method)).toEqual(['DELETE']);
});

test('an entry that is over says so', async () => {
  await open({ [READ]: aWaitlistLink({ state: 'over', position: null }) });
  expect(screen.getByText(/^Du stehst nicht mehr auf der Warteliste/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that is none says so, with the way on', async () => {
  await open({});
  await heading('Dieser Link ist nicht gültig');
  expect(await screen.findByRole('link', { name: '033 854 12 80' })).toBeTruthy();
});
