import { aBooking, aCollection, anEvent, type TestRequest } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BOOKING_ID, EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

/** Long enough for the animation frame in which Mantine opens the list. */
const FRAME_MS = 32;

const nothing = aCollection('/api', []);
const found = {
  'GET /api/offers': nothing,
  'GET /api/accommodations': nothing,
  'GET /api/users': nothing,
  'GET /api/contents': nothing,
  'GET /api/bookings': aCollection('/api/bookings', [
    aBooking({ id: 'b1', bookingNumber: 'B-2026-00421' }),
    aBooking(),
  ]),
  'GET /api/events': ({ searchParams }: TestRequest) =>
    searchParams.get('search') === '101-1'
      ? aCollection('/api/events', [anEvent({ code: 'E-101-1' })])
      : nothing,
};

afterEach(() => {
  jest.useRealTimers();
});

async function open(path = '/admin/files/gutscheine/import', api: Record<string, unknown> = found) {
  const rendered = await renderRemote(path, { api });
  await screen.findByRole('heading', { level: 1 });
  // Only now: React's scheduler needs real time to mount.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suche in der Administration' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const search = async (text: string) => {
    await user.type(box, text);
    await wait(500);
    await wait(FRAME_MS);
  };
  return { ...rendered, user, box, wait, search };
}

describe('numbers and codes', () => {
  test('a booking stands first if the text is its number, and Enter opens it', async () => {
    const { shell, user, wait, search, address } = await open();
    await search('B-2026-00042');
    expect(
      shell.api.calls.map(({ path, searchParams }) => [path, searchParams.get('freequery')]),
    ).toContainEqual(['/api/bookings', 'B-2026-00042']);
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toContain('B-2026-00042');
    expect(screen.getByRole('status').textContent).toBe('2 Treffer · Enter öffnet B-2026-00042');
    await user.keyboard('{Enter}');
    await wait(0);
    expect(address()).toBe(`/admin/bookings/${BOOKING_ID}`);
  });

  test('Enter may come before the answer', async () => {
    const { user, box, wait, address } = await open();
    await user.type(box, '2026-00042{Enter}');
    expect(address()).toBe('/admin/files/gutscheine/import');
    await wait(500);
    await wait(FRAME_MS);
    expect(address()).toBe(`/admin/bookings/${BOOKING_ID}`);
  });

  test('Enter opens nothing when the text is only a part', async () => {
    const { user, wait, search, address } = await open();
    await search('B-2026');
    await user.keyboard('{Enter}');
    await wait(500);
    expect(address()).toBe('/admin/files/gutscheine/import');
  });

  test('an event is found by its code, whatever its date, and opens on its own page', async () => {
    const { shell, user, wait, search, address } = await open();
    await search('101-1');
    const asked = shell.api.calls.find(({ path }) => path === '/api/events');
    expect(asked?.searchParams.get('search')).toBe('101-1');
    await user.keyboard('{Enter}');
    await wait(0);
    expect(address()).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`);
  });

  test('whoever booked is looked for among the bookings, too', async () => {
    const { search } = await open();
    await search('Gina Gast');
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toMatch(/^BuchungenGina Gast, /);
  });
});
