import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cleanWindow } from '../testing/clean-window.ts';
import { meOf } from '../testing/me.ts';
import { ANONYMOUS, aPageState, aSession } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();

test('who has logged out leaves nothing behind that was typed; before that, nothing is lost', async () => {
  const stored = {
    'firn-draft:booking/1': '{"address":"Bergweg 7"}',
    'firn-draft:booking-outcome/2': '{"accessToken":"geheim"}',
    'firn-other': '{}',
  };
  for (const [key, text] of Object.entries(stored)) window.sessionStorage.setItem(key, text);
  const { network, user } = renderFrame({ path: '/logout', state: aPageState({ session: aSession() }) });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect({ ...window.sessionStorage }).toMatchObject(stored);
  network.answer('POST', '/api/logout', 204);
  network.answer('GET', '/api/me', 200, meOf(ANONYMOUS));
  await user.click(again);
  await screen.findByText('Du bist abgemeldet. Bis zum nächsten Mal!');
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('firn-draft'))).toEqual([]);
  expect(window.sessionStorage.getItem('firn-other')).toBe('{}');
});
