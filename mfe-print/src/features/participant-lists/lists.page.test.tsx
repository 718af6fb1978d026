import { matchPage, RemoteManifest } from '@firn/shared-contracts/delivery';
import {
  aCollection,
  anEvent,
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
import { renderRemote } from '../../testing/render.ts';

const persons = aCollection('/api/booking_persons', [
  aParticipant(),
  aParticipant({ id: 'p2', fullName: 'Urs Gast', age: 41, sac: false, vegetarian: false, allergies: false }),
]);
const api = {
  'GET /api/events': aCollection('/api/events', [ownEvent]),
  'GET /api/events/:id': ({ params }: TestRequest) => ({ ...ownEvent, title: `Event ${params.id}` }),
  'GET /api/booking_persons': persons,
};

describe('participant lists', () => {
  test('the manifest is valid and lets guides in', () => {
    expect(Value.Check(RemoteManifest, manifest)).toBe(true);
    const pages = [{ name: 'mfe-print', pages: manifest.pages as never }];
    expect(matchPage(pages, '/print/events')?.page).toMatchObject({ layout: 'print', guard: 'guide' });
  });

  test('one event: head, persons, emergency contact, space for signatures', async () => {
    const answers = { ...api, 'GET /api/events/:id': ownEvent };
    await renderRemote(`/print/events?event=${EVENT_ID}`, { api: answers });
    const sheet = within(await screen.findByRole('article', { name: 'Allalinhorn über den Hohlaubgrat' }));
    const table = within(await sheet.findByRole('table', { name: /Teilnehmende: Allalinhorn/ }));
    for (const text of [
      'Sa, 11.07. – So, 12.07.2026',
      'Beat Berger',
      /^09:30 an der Talstation/,
      '2 von 8',
    ]) {
      expect(sheet.getByText(text)).toBeTruthy();
    }
    const row = within(table.getByRole('row', { name: /Gina Gast/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      '+41 79 123 45 67',
      'Urs Gast+41 79 765 43 21',
      'Nüsse, Notfallset im Rucksack, Vegetarisch',
      'Ja',
      '',
    ]);
    expect(table.getByRole('columnheader', { name: 'Unterschrift' })).toBeTruthy();
  });

  test.each([
    ['the text of the office names the time itself', '09:30 Uhr, Post Saas-Fee', '09:30 Uhr, Post Saas-Fee'],
    ['another text is preceded by the time', 'Post Saas-Fee', '09:30, Post Saas-Fee'],
    ['without a text it is the place', '', '09:30, Saas-Fee'],
  ])('where to meet: %s', async (_case, meetingText, shown) => {
    const event = { ...ownEvent, meetingText };
    await renderRemote('/print/events?event=a', { api: { ...api, 'GET /api/events/:id': event } });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  test('several events, by id or IRI, each on a separate sheet', async () => {
    await renderRemote('/print/events?event=a&event=/api/events/b', { api });
    expect(await screen.findByRole('article', { name: 'Event a' })).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Event b' })).toBeTruthy();
  });

  test("without parameters the guide's own events of the next 30 days", async () => {
    const { shell } = await renderRemote('/print/events', { api });
    await screen.findByRole('article');
    expect(Object.fromEntries(shell.api.calls[0]?.searchParams ?? [])).toMatchObject({
      'start[after]': '2026-02-14',
      'start[strictly_before]': '2026-03-16T23:00:00.000Z',
      guides: GUIDE_IRI,
    });
    expect(screen.getByText('Sa, 14.02.2026 bis Mo, 16.03.2026')).toBeTruthy();
  });

  test('for admins the events of all guides in a span', async () => {
    const { shell } = await renderRemote('/print/events?from=2026-07-01&to=2026-07-31', {
      api,
      user: { roles: ['ROLE_ADMIN'] },
    });
    await screen.findByRole('article');
    expect(shell.api.calls[0]?.searchParams.has('guides')).toBe(false);
  });

  test('says so when there is no event, or nobody in it', async () => {
    const none = aCollection('/api', []);
    const { shell } = await renderRemote('/print/events', { api: { ...api, 'GET /api/events': none } });
    expect(await screen.findByText('Keine Events zwischen Sa, 14.02.2026 und Mo, 16.03.2026.')).toBeTruthy();
    expect(shell.api.calls).toHaveLength(1);
  });

  test('says so when nobody has booked', async () => {
    const none = aCollection('/api', []);
    await renderRemote('/print/events?event=a', { api: { ...api, 'GET /api/booking_persons': none } });
    expect(await screen.findByText('Noch niemand angemeldet.')).toBeTruthy();
  });

  test('reports a missing event or one of another guide, and prints the others', async () => {
    const find = ({ params }: TestRequest) => {
      if (params.id === 'weg') throw testProblem(404);
      return anEvent({ title: 'Event a' });
    };
    await renderRemote('/print/events?event=weg&event=a', { api: { ...api, 'GET /api/events/:id': find } });
    expect((await screen.findByRole('alert')).textContent).toContain('Diesen Event gibt es nicht');
    expect(await screen.findByRole('article', { name: 'Event a' })).toBeTruthy();
  });

  test('offers a retry when the persons cannot be loaded', async () => {
    const refuse = () => {
      throw testProblem(400);
    };
    const { shell, user } = await renderRemote('/print/events?event=a', {
      api: { ...api, 'GET /api/booking_persons': refuse },
    });
    await screen.findByRole('alert');
    shell.answer(api);
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('row', { name: /^Urs Gast/ })).toBeTruthy();
  });

  test('prints on demand', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderRemote('/print/events', { api });
    await user.click(screen.getByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
