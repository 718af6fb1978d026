import type { FeedbackAnswer } from '@firn/shared-contracts/api';
import { testProblem } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFeedbackRequest, GUIDE_ID, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

const sent: FeedbackAnswer[] = [];
afterEach(() => {
  sent.length = 0;
});

const open = (
  request = aFeedbackRequest(),
  answer: () => unknown = () => aFeedbackRequest({ state: 'answered' }),
) =>
  renderRemote({
    path: '/rueckmeldung/geheim',
    api: publicApi({
      'GET /api/feedback_requests/:token': request,
      'POST /api/feedbacks/:token': ({ body }: { readonly body: unknown }) => {
        sent.push(body as FeedbackAnswer);
        return answer();
      },
    }),
  });

/** Chooses a grade of a question, of the tour or of a guide. */
async function grade(question: RegExp, value: string): Promise<void> {
  const group = await screen.findByRole('group', { name: question });
  await userEvent.click(within(group).getByRole('radio', { name: value }));
}

async function gradeTour(): Promise<void> {
  for (const question of [/^Inhalt/, /^Niveau/, /^Organisation/]) await grade(question, '5');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Rückmeldung senden' }));

describe('whoever opens the link of the mail', () => {
  test('reads which tour it is about, and sends grades, words and consent', async () => {
    await open();
    expect(await screen.findByText('Allalinhorn')).toBeTruthy();
    expect(screen.getByText('Sa, 11.07. – So, 12.07.2026')).toBeTruthy();
    await gradeTour();
    await grade(/^Hütte/, '4');
    for (const question of [/^Vorbereitung/, /^Sicherheit/, /^Kommunikation/]) await grade(question, '5');
    await userEvent.type(
      screen.getByRole('textbox', { name: /Was möchtest du uns sagen/ }),
      'Ein grosser Tag.',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Ihr dürft meinen Kommentar/ }));
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Danke für deine Rückmeldung' });
    expect(document.activeElement).toBe(thanks);
    expect(sent).toEqual([
      {
        tour: { content: 5, level: 5, organisation: 5, hut: 4 },
        guides: [{ guide: `/api/users/${GUIDE_ID}`, preparation: 5, safety: 5, communication: 5 }],
        comment: 'Ein grosser Tag.',
        publishConsent: true,
      },
    ]);
  });

  test('is led to what is missing, by keyboard too', async () => {
    await open();
    await screen.findByText('Allalinhorn');
    await send();
    expect(await screen.findAllByText('Bitte wähle eine Zahl von 1 bis 5.')).toHaveLength(3);
    expect((document.activeElement as HTMLInputElement).name).toBe('tour.content');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getAllByText('Bitte wähle eine Zahl von 1 bis 5.')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  test('rates a guide as a whole or not at all', async () => {
    await open();
    await screen.findByText('Allalinhorn');
    await gradeTour();
    await grade(/^Sicherheit/, '3');
    await send();
    expect(await screen.findAllByText('Bitte bewerte alle drei Punkte, oder keinen.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Bewertung von Ursina Caflisch löschen' }));
    await send();
    await screen.findByRole('heading', { name: 'Danke für deine Rückmeldung' });
    expect(sent).toMatchObject([{ guides: [] }]);
  });

  test('is asked for no hut after a day', async () => {
    await open(aFeedbackRequest({ overnight: false, guides: [] }));
    await screen.findByText('Allalinhorn');
    expect(screen.queryByRole('group', { name: /^Hütte/ })).toBeNull();
    expect(screen.queryByRole('group', { name: /^Sicherheit/ })).toBeNull();
  });
});

describe('what was typed is not lost', () => {
  test('while nobody answers, and a second press sends it', async () => {
    let isDown = true;
    await open(aFeedbackRequest({ guides: [] }), () => {
      if (isDown) throw testProblem(503);
      return aFeedbackRequest({ state: 'answered' });
    });
    await screen.findByText('Allalinhorn');
    await gradeTour();
    await send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    isDown = false;
    await send();
    expect(await screen.findByRole('heading', { name: 'Danke für deine Rückmeldung' })).toBeTruthy();
  });

  test('an answer that arrived without our knowing is thanked for', async () => {
    await open(aFeedbackRequest({ guides: [] }), () => {
      throw testProblem(409);
    });
    await screen.findByText('Allalinhorn');
    await gradeTour();
    await send();
    expect(await screen.findByRole('heading', { name: 'Danke für deine Rückmeldung' })).toBeTruthy();
  });
});

test.each([
  [aFeedbackRequest({ state: 'answered' }), 'Danke für deine Rückmeldung'],
  [aFeedbackRequest({ state: 'closed' }), 'Dieser Link ist abgelaufen'],
  [
    () => {
      throw testProblem(404);
    },
    'Diesen Link gibt es nicht',
  ],
])('a link that takes no answer says so: %#', async (request, heading) => {
  const { shell } = await open(request as never);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  await waitFor(() => expect(shell.seen.head?.robots).toBe('noindex'));
});
