import { matchPage, RemoteManifest } from '@firn/shared-contracts/delivery';
import {
  aCollection,
  aParticipant,
  GUIDE_IRI,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Value } from 'typebox/value';
import manifest from '../../../remote.json' with { type: 'json' };
import { EVENT_ID, ownEvent } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const persons = aCollection('/api/booking_persons', [
  aParticipant(),
  aParticipant({ id: 'p2', fullName: 'Urs Gast', age: 41, sac: false, vegetarian: false, allergies: false }),
]);
const api = {
  ...harness.answers,
  'GET /api/events': aCollection('/api/events', [ownEvent]),
  'GET /api/events/:id': ({ params }: TestRequest) => ({ ...ownEvent, title: `Event ${params.id}` }),
  'GET /api/booking_persons': persons,
};
const sheets = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
const admin = { roles: ['ROLE_ADMIN'] };

test('the manifest is valid and lets in guides without any permission', () => {
  expect(Value.Check(RemoteManifest, manifest)).toBe(true);
  const pages = [{ name: 'mfe-print', pages: manifest.pages as never }];
  const page = matchPage(pages, '/print/events')?.page;
  expect(page).toMatchObject({ layout: 'print', guard: 'guide-or-admin' });
});

describe('the sheets of an event', () => {
  const open = async () => {
    const answers = { ...api, 'GET /api/events/:id': ownEvent };
    return renderRemote(`/print/events?event=${EVENT_ID}`, { api: answers });
  };

  test('who takes part, who signs, and what counts in an emergency', async () => {
    await open();
    const list = within(await screen.findByRole('article', { name: /^Teilnehmende: Allalinhorn/ }));
    for (const text of [
      'Sa, 11.07. – So, 12.07.2026',
      'Beat Berger',
      /^09:30 an der Talstation/,
      '2 von 8',
    ]) {
      expect(list.getByText(text)).toBeTruthy();
    }
    const cellsOf = (sheet: ReturnType<typeof within>) =>
      within(sheet.getByRole('row', { name: /Gina Gast/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const health = 'Nüsse, Notfallset im RucksackVegetarisch';
    const contact = 'Urs Gast+41 79 765 43 21';
    expect(cellsOf(list)).toEqual(['1', '+41 79 123 45 67', contact, health, 'Ja', 'Balmhorn', '']);
    const signatures = within(screen.getByRole('article', { name: /^Unterschriften/ }));
    expect(cellsOf(signatures)).toEqual(['1', '']);
    const card = within(screen.getByRole('article', { name: /^Notfallkarte/ }));
    expect(cellsOf(card)).toEqual(['1', health, contact, '+41 79 123 45 67']);
    const numbers = within(card.getByRole('list', { name: 'Notrufnummern' })).getAllByRole('listitem');
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '1414 Rega',
      '144 Sanität',
      '112 Europäischer Notruf',
    ]);
    expect(card.getByText(/^Britanniahütte, 3030 m ü\. M\., 46\.05350 N, 7\.94010 E/)).toBeTruthy();
    expect(await card.findByText(/Firn/)).toBeTruthy();
  });

  test('are chosen one by one, and the address keeps the choice', async () => {
    const { user, shell } = await open();
    await screen.findByRole('article', { name: /^Notfallkarte/ });
    await user.click(screen.getByRole('checkbox', { name: 'Unterschriften' }));
    await user.click(screen.getByRole('checkbox', { name: 'Teilnehmende' }));
    expect(sheets()).toEqual(['Notfallkarte: Allalinhorn über den Hohlaubgrat']);
    expect(shell.navigation.get().location.search).toContain('blatt=notfall');
  });

  test('say so when nobody has booked, and keep the rescue numbers', async () => {
    const none = aCollection('/api', []);
    await renderRemote('/print/events?event=a', { api: { ...api, 'GET /api/booking_persons': none } });
    expect(await screen.findAllByText('Noch niemand angemeldet.')).toHaveLength(3);
    expect(screen.getByText('1414')).toBeTruthy();
  });

  test('of several events, by id or IRI, one after the other', async () => {
    await renderRemote('/print/events?event=a&event=/api/events/b&blatt=notfall', { api });
    expect(await screen.findByRole('article', { name: 'Notfallkarte: Event a' })).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Notfallkarte: Event b' })).toBeTruthy();
  });

  test('the packing list comes when it is asked for: what to fetch, and who gets it', async () => {
    await renderRemote(`/print/events?event=${EVENT_ID}&blatt=packliste`, { api });
    const sheet = within(await screen.findByRole('article', { name: /^Packliste/ }));
    const fetched = await sheet.findByRole('region', { name: 'Aus dem Lager holen' });
    expect(fetched.textContent).toContain('1 × Bergschuhe steigeisenfest 42');
    const cells = within(sheet.getByRole('row', { name: /Gina Gast/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Bergschuhe steigeisenfest',
      '42',
      '',
      '',
      '',
    ]);
    expect(sheets()).toEqual([`Packliste: Event ${EVENT_ID}`]);
  });

  test('nothing is packed where nobody rents', async () => {
    const none = { ...api, 'GET /api/renting_material_orders': aCollection('/api', []) };
    await renderRemote('/print/events?event=a&blatt=packliste', { api: none });
    expect(await screen.findByText('Niemand mietet Material.')).toBeTruthy();
  });

  test('print on demand, once everything is there', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await screen.findByRole('article', { name: /^Notfallkarte/ });
    await user.click(screen.getByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the choice', () => {
  test('without one: a day, and the next events of the guide', async () => {
    const { shell, user } = await renderRemote('/print/events', { api });
    const link = await screen.findByRole('link', { name: /Allalinhorn/ });
    expect(link.getAttribute('href')).toBe(`/print/events?event=${EVENT_ID}`);
    expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull();
    expect(screen.queryByLabelText('Guide')).toBeNull();
    expect(Object.fromEntries(shell.api.calls[0]?.searchParams ?? [])).toMatchObject({
      'end[after]': '2026-02-14',
      'start[strictly_before]': '2026-03-16T23:00:00.000Z',
      guides: GUIDE_IRI,
    });
    await user.click(screen.getByRole('button', { name: 'Listen zeigen' }));
    expect(await screen.findByText('Sa, 14.02.2026')).toBeTruthy();
    expect(shell.navigation.get().location.search).toBe('?tag=2026-02-14');
  });

  test('the office chooses among all events, and by guide', async () => {
    const { shell, user } = await renderRemote('/print/events', { api, user: admin });
    await screen.findByRole('option', { name: 'Beat Berger' });
    expect(shell.api.calls.some(({ searchParams }) => searchParams.has('guides'))).toBe(false);
    await user.selectOptions(screen.getByLabelText('Guide'), 'Beat Berger');
    await user.click(screen.getByRole('button', { name: 'Listen zeigen' }));
    await screen.findAllByRole('article');
    expect(shell.api.calls.map(({ searchParams }) => searchParams.get('guides'))).toContain(GUIDE_IRI);
  });

  test('a guide without permissions goes back to the profile', async () => {
    await renderRemote('/print/events', { api, user: { roles: ['ROLE_GUIDE'] } });
    expect(await screen.findByRole('link', { name: 'Profil' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Eventübersicht' })).toBeNull();
  });

  test('days without an event say so', async () => {
    const none = aCollection('/api', []);
    await renderRemote('/print/events?tag=2026-07-11', { api: { ...api, 'GET /api/events': none } });
    expect(await screen.findByText('Keine Events: Sa, 11.07.2026.')).toBeTruthy();
  });
});

describe('what cannot be shown', () => {
  const refusing = (status: number) => () => {
    throw testProblem(status);
  };

  test.each([
    ['an event that is not there', 'GET /api/events/:id', 404],
    ['the persons of another guide’s event', 'GET /api/booking_persons', 404],
    ['a guide’s list for another guide', 'GET /api/booking_persons', 403],
  ])('%s is refused in words, without a retry', async (_name, route, status) => {
    await renderRemote('/print/events?event=a', { api: { ...api, [route]: refusing(status) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Diese Listen bekommst du nicht');
    expect(screen.queryByRole('button', { name: 'Nochmals versuchen' })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('a failure offers another attempt', async () => {
    const { shell, user } = await renderRemote('/print/events?event=a&blatt=notfall', {
      api: { ...api, 'GET /api/booking_persons': refusing(409) },
    });
    await screen.findByRole('alert');
    shell.answer(api);
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('row', { name: /Urs Gast 41/ })).toBeTruthy();
  });

  test('without a network it says so, and goes on by itself', async () => {
    const { user } = await renderRemote('/print/events', { api });
    const link = await screen.findByRole('link', { name: /Allalinhorn/ });
    window.dispatchEvent(new Event('offline'));
    await user.click(link);
    expect((await screen.findByRole('alert')).textContent).toContain('Kein Netz');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('article', { name: /^Notfallkarte/ })).toBeTruthy();
  });
});
