import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cleanWindow } from '../testing/clean-window.ts';
import { meOf } from '../testing/me.ts';
import { ANONYMOUS, aPageState, aSession } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();

test('who has logged out leaves nothing behind that was typed; before that, nothing is lost', async () => {
  const { services, network, user } = renderFrame({
    path: '/logout',
    state: aPageState({ session: aSession() }),
  });
  services.drafts.save('booking/1', { address: 'Bergweg 7' });
  services.drafts.save('booking-outcome/2', { accessToken: 'geheim' });
  window.sessionStorage.setItem('firn-other', '{}');
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(services.drafts.load('booking/1')).toEqual({ address: 'Bergweg 7' });
  network.answer('POST', '/api/logout', 204);
  network.answer('GET', '/api/me', 200, meOf(ANONYMOUS));
  await user.click(again);
  await screen.findByText('Du bist abgemeldet. Bis zum nächsten Mal!');
  expect(services.drafts.load('booking/1')).toBeNull();
  expect(services.drafts.load('booking-outcome/2')).toBeNull();
  expect(window.sessionStorage.getItem('firn-other')).toBe('{}');
});
