import { aCollection } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showHuts } from './testing/huts.tsx';

const chips = () =>
  within(screen.getByRole('list', { name: 'Aktive Filter' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent);

beforeEach(() => localStorage.clear());

describe('filters', () => {
  test('what the address says is asked for and stands as chips', async () => {
    const path =
      '/admin/huts?q=brit&canton=VS&state=open,closed,quatsch&winter=true&season=2026-06-01..2026-09-30&size=25';
    const { asked } = showHuts({ path });
    await screen.findByRole('link', { name: 'Hütte 1' });
    expect(asked()).toEqual({
      title: 'brit',
      canton: 'VS',
      'state[]': 'closed',
      winter: 'true',
      'season[after]': '2026-06-01',
      'season[strictly_before]': '2026-09-30T22:00:00.000Z',
      page: '1',
      itemsPerPage: '25',
      'order[title]': 'asc',
    });
    expect(chips()).toEqual([
      'Name oder Ort: brit× entfernen',
      'Kanton: Wallis× entfernen',
      'Status: Offen, Zu× entfernen',
      'Winterraum: Ja× entfernen',
      'Saison: 01.06.–30.09.26× entfernen',
      'Alle Filter löschen',
    ]);
  });

  test('one is taken away by its chip, all by the last one', async () => {
    const { user, address } = showHuts({ path: '/admin/huts?q=brit&canton=VS&page=2' });
    await user.click(await screen.findByRole('button', { name: 'Kanton: Wallis entfernen' }));
    expect(address()).toBe('/admin/huts?q=brit');
    await user.click(screen.getByRole('button', { name: 'Alle Filter löschen' }));
    expect(address()).toBe('/admin/huts');
    expect(screen.queryByRole('list', { name: 'Aktive Filter' })).toBeNull();
  });

  test('a choice counts at once, and a step back takes it away', async () => {
    const { user, address, shell } = showHuts();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kanton' }), 'Bern');
    expect(address()).toBe('/admin/huts?canton=BE');
    act(() => shell.navigation.go(-1));
    expect(address()).toBe('/admin/huts');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kanton' }).value).toBe('');
  });

  test('several choices are ticked in a panel that Escape closes', async () => {
    const { user, address } = showHuts();
    const opener = await screen.findByRole('button', { name: 'Status: alle' });
    await user.click(opener);
    await user.click(screen.getByRole('checkbox', { name: 'Offen' }));
    await user.click(screen.getByRole('checkbox', { name: 'Zu' }));
    expect(address()).toBe('/admin/huts?state=open,closed');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'Offen' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Status (2)');
  });

  test('days are typed, and what is no day is said', async () => {
    const { user, address } = showHuts();
    await user.click(await screen.findByRole('button', { name: 'Saison: alle' }));
    await user.type(screen.getByRole('textbox', { name: 'Von' }), '1.6.26{Enter}');
    expect(address()).toBe('/admin/huts?season=2026-06-01..');
    const until = screen.getByRole('textbox', { name: 'Bis' });
    await user.type(until, '31.6.2026{Enter}');
    expect(screen.getByText('Den 31.06.2026 gibt es nicht: Der Juni 2026 hat 30 Tage.')).toBeTruthy();
    await user.clear(until);
    await user.type(until, 'bald{Enter}');
    expect(screen.getByText('Schreibe ein Datum wie 26.11.2026.')).toBeTruthy();
    expect(address()).toBe('/admin/huts?season=2026-06-01..');
  });
});

describe('filters that are typed', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('a text counts after a pause and leaves one step back out of the list', async () => {
    const { address, shell } = showHuts();
    const user = typist();
    act(() => shell.navigation.push('/admin/huts?size=25'));
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name oder Ort' });
    await user.type(box, 'brit');
    expect(address()).toBe('/admin/huts?size=25');
    await wait(300);
    await user.type(box, 'annia ');
    await wait(300);
    expect(address()).toBe('/admin/huts?size=25&q=britannia');
    expect(box.value).toBe('britannia ');
    act(() => shell.navigation.go(-1));
    expect(address()).toBe('/admin/huts');
    expect(box.value).toBe('');
  });

  test('a filter chosen during the pause stays', async () => {
    const { address } = showHuts();
    const user = typist();
    await user.type(screen.getByRole('searchbox', { name: 'Name oder Ort' }), 'brit');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kanton' }), 'Bern');
    await wait(300);
    expect(address()).toBe('/admin/huts?canton=BE&q=brit');
  });

  test('a list that was left during the pause does not lead back to itself', async () => {
    const { address, shell } = showHuts();
    await typist().type(screen.getByRole('searchbox', { name: 'Name oder Ort' }), 'brit');
    act(() => shell.navigation.push('/admin/huts/h1'));
    await wait(300);
    expect(address()).toBe('/admin/huts/h1');
  });

  test('a thing of another resource is looked for by the server and named in its chip', async () => {
    const beat = { id: 'g7', fullName: 'Beat Berger' };
    const { address, asked, shell } = showHuts({
      api: { 'GET /api/users': aCollection('/api/users', [beat]), 'GET /api/users/:id': beat },
    });
    const user = typist();
    await user.type(screen.getByRole('combobox', { name: 'Guide' }), 'ber');
    await wait(499);
    const texts = () =>
      shell.api.calls.flatMap(({ path, searchParams }) =>
        path === '/api/users' ? [searchParams.get('user')] : [],
      );
    expect(texts()).not.toContain('ber');
    await wait(32);
    expect(texts()).toContain('ber');
    await user.keyboard('{ArrowDown}{Enter}');
    await wait(32);
    expect(address()).toBe('/admin/huts?guide=g7');
    expect(asked()).toMatchObject({ guide: '/api/users/g7' });
    expect(chips()[0]).toBe('Guide: Beat Berger× entfernen');
  });
});
