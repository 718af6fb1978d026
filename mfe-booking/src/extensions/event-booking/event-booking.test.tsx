import type { EventResponse } from '@firn/shared-contracts/api';
import { anEvent, type TestShellOptions } from '@firn/shared-contracts/testing';
import { renderExtension } from '@firn/shared-ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aProfile, GAST } from '../../testing/answers.ts';
import * as extension from './index.ts';

/** Mounts the box as the shell does. */
async function openBox(event: Partial<EventResponse> = {}, options: TestShellOptions = {}) {
  const context = anEvent(event);
  return { ...(await renderExtension(extension, context, options)), context };
}

describe('an event that can be booked', () => {
  test('shows date, price, the price with the SAC and seats, and leads to the form', async () => {
    const { element, context } = await openBox({ priceFrom: 45_000, priceFromSac: 40_000 });
    expect(screen.getByRole('link', { name: 'Jetzt buchen' }).getAttribute('href')).toBe(
      `/event/${context.id}/buchen`,
    );
    expect(element.textContent).toContain('ab CHF 450.–');
    expect(screen.getByText('CHF 400.– mit SAC-Ausweis')).toBeTruthy();
    expect(screen.getByText('Findet ab 3 Personen statt')).toBeTruthy();
  });

  test('on request it is asked for, and nobody is told that it can be bought', async () => {
    const { context } = await openBox({ onRequest: true });
    expect(screen.getByRole('link', { name: 'Anfragen' }).getAttribute('href')).toBe(
      `/event/${context.id}/buchen`,
    );
    expect(screen.queryByRole('link', { name: 'Jetzt buchen' })).toBeNull();
    expect(screen.getByText(/^Auf Anfrage: Wir prüfen deine Anfrage/)).toBeTruthy();
  });

  test('that costs nothing reads «kostenlos», without a price from which it begins', async () => {
    const { element } = await openBox({ priceFrom: 0, priceFromSac: 0, freeOfCharge: true });
    expect(screen.getByText('kostenlos')).toBeTruthy();
    expect(element.textContent).not.toMatch(/ab\s+(CHF 0|kostenlos)/);
  });

  test('is guaranteed once the office has confirmed it; enough bookings alone promise nothing', async () => {
    await openBox({ state: 'open', minimumReached: true });
    expect(screen.queryByText('Durchführung gesichert')).toBeNull();
    document.body.replaceChildren();
    await openBox({ state: 'confirmed' });
    expect(screen.getByText('Durchführung gesichert')).toBeTruthy();
    expect(screen.queryByText(/^Findet ab/)).toBeNull();
  });
});

describe('the price with the SAC', () => {
  const prices = { priceFrom: 45_000, priceFromSac: 40_000 };

  test('stands out for whoever has said that they are a member', async () => {
    const { profile, ...me } = aProfile();
    const member = { ...me, profile: profile && { ...profile, sac: true } };
    await openBox(prices, { user: GAST, api: { 'GET /api/me': member } });
    expect(await screen.findByText('CHF 400.– mit deinem SAC-Ausweis')).toBeTruthy();
  });

  test('is not asked for where it is the same for all, nor without a visitor who is signed in', async () => {
    const same = await openBox({ priceFrom: 0, priceFromSac: 0 }, { user: GAST });
    const stranger = await openBox(prices);
    expect([...same.shell.api.calls, ...stranger.shell.api.calls]).toEqual([]);
  });
});

describe('an event that cannot be booked', () => {
  test.each([
    ['full', 'Dieser Termin ist ausgebucht.'],
    ['deadline_passed', /Der Anmeldeschluss ist vorbei/],
    ['cancelled', 'Dieser Termin ist abgesagt.'],
    ['past', 'Dieser Termin hat bereits stattgefunden.'],
  ] as const)(
    '%s: gives the reason and the other dates instead of the form',
    async (availability, reason) => {
      await openBox({ availability, state: 'confirmed', onRequest: true });
      expect(screen.getByText(reason)).toBeTruthy();
      expect(screen.queryByRole('link', { name: /Jetzt buchen|Anfragen/ })).toBeNull();
      const others = screen.getByRole('link', { name: 'Weitere Termine ansehen' });
      expect(others.getAttribute('href')).toBe('#tour-dates');
      expect(screen.queryByText('Durchführung gesichert') !== null).toBe(availability !== 'past');
    },
  );

  test('waitlist: leads to the form, for the waiting list', async () => {
    const { context } = await openBox({ availability: 'waitlist', freePlaces: 0 });
    const link = screen.getByRole('link', { name: 'Auf die Warteliste' });
    expect(link.getAttribute('href')).toBe(`/event/${context.id}/buchen`);
    expect(screen.getByText('Ausgebucht – Warteliste')).toBeTruthy();
  });

  test('an unknown type is never bookable', async () => {
    await openBox({ type: 'unknown' });
    expect(screen.getByText('Dieser Termin ist noch nicht buchbar.')).toBeTruthy();
  });
});
