import { PERSONAS } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { EVENT_ID, OFFER_ID, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

test.each([
  ['offer', `/admin/offer/${OFFER_ID}`, 'Preise'],
  ['event', `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`, 'Anforderungen'],
  ['person', `/admin/user/${USER_ID}`, 'Website'],
  ['settings', '/admin/settings', 'Sicherheit'],
])('the long form of an %s names its sections, and leads to each', async (_what, path, name) => {
  const { user } = await renderRemote(path, { api: someAnswers, user: PERSONAS['super-admin'] });
  const marks = within(await screen.findByRole('navigation', { name: 'Abschnitte' }));
  const mark = await marks.findByRole('button', { name });
  const form = mark.closest('form') as HTMLElement;
  const titles = () => within(form).getAllByRole('heading', { level: 2 });
  await waitFor(() =>
    expect(marks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      titles().map(({ textContent }) => textContent),
    ),
  );
  await user.click(mark);
  expect(document.activeElement?.textContent).toBe(name);
  await user.tab();
  const section = titles()
    .find(({ textContent }) => textContent === name)
    ?.closest('section');
  expect(section?.contains(document.activeElement)).toBe(true);
});
