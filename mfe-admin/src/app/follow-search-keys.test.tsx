import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { someAnswers } from '../testing/answers.ts';
import { renderRemote } from '../testing/render.ts';
// Loaded by the frame after the page; here, so that it need not be waited for.
import './after-load.tsx';

async function open(path = '/admin/files/gutscheine/import', api: Record<string, unknown> = {}) {
  const rendered = await renderRemote(path, { api });
  await screen.findByRole('heading', { level: 1 });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suche in der Administration' });
  return { ...rendered, box };
}

describe('the way there and back by keyboard', () => {
  const press = (user: ReturnType<typeof userEvent.setup>, keys: string) => user.keyboard(keys);

  test('Ctrl+K leads to the box, Escape back to where one was', async () => {
    const { user, box } = await open();
    const link = screen.getAllByRole('link')[0];
    link?.focus();
    await press(user, '{Control>}k{/Control}');
    expect(document.activeElement).toBe(box);
    await press(user, '{Escape}');
    expect(document.activeElement).toBe(link);
  });

  test('«/» leads there where nobody is typing', async () => {
    const { user, box } = await open();
    await press(user, '/');
    expect(document.activeElement).toBe(box);
    await press(user, '/');
    expect(box.value).toBe('/');
  });

  test('on a page with a list «/» belongs to the list, Ctrl+K to the search, also from its field', async () => {
    const { user, box } = await open('/admin/bookings', someAnswers);
    await press(user, '/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Nummer, Name oder E-Mail' }));
    await press(user, '{Control>}k{/Control}');
    expect(document.activeElement).toBe(box);
  });

  test('whoever has switched single keys off types «/» without going anywhere', async () => {
    const { user, box, shell } = await open();
    const key = `firn:keys:${shell.session.get().user?.id}`;
    localStorage.setItem(key, JSON.stringify({ single: false }));
    await press(user, '/');
    expect(document.activeElement).not.toBe(box);
    localStorage.removeItem(key);
  });

  test('the box tells its keys', async () => {
    const { box } = await open();
    expect(box.getAttribute('aria-keyshortcuts')).toBe('Control+K /');
    expect(screen.getByText('Ctrl K')).toBeTruthy();
  });
});
