import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  aMaterialOrder,
  PERSONAS,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/rentingMaterials/ordered';
/** Today of the test shell. */
const TODAY = '2026-02-14';

type Order = RentingMaterialOrderResponse;
const event = (number: number, title: string) => ({
  '@id': `/api/events/e${number}`,
  id: `e${number}`,
  code: `E-101-${number}`,
  title,
  start: '2026-02-14T07:00:00.000Z',
  end: '2026-02-15T16:00:00.000Z',
});
const person = (fullName: string) => ({ '@id': `/api/booking_persons/${fullName}`, id: fullName, fullName });

function order(id: string, overrides: Partial<Order> = {}): Order {
  const own = { '@id': `/api/renting_material_orders/${id}`, id, from: TODAY, to: '2026-02-15' };
  const of = { event: event(1, 'Skitour am Wildhorn'), person: person('Nora Käser') };
  return aMaterialOrder({ ...own, ...of, ...overrides });
}
const boots = order('boots', {
  material: { '@id': '/api/renting_materials/b', id: 'b', title: 'Bergschuhe' },
});

/** A server that knows these orders and does the steps; a test may make it fail. */
function serverOf(all: readonly Order[], failure: () => void = () => undefined) {
  const stored = new Map(all.map((each) => [each.id, each]));
  const states = { hand_out: 'handed_out', return: 'returned', damage: 'damaged', lose: 'lost' } as const;
  return {
    ...someAnswers,
    'GET /api/renting_material_orders': ({ searchParams }: TestRequest) =>
      aCollection(
        '/api/renting_material_orders',
        [...stored.values()].filter(({ state }) => searchParams.getAll('state[]').includes(state)),
      ),
    'POST /api/renting_material_orders/:id/transition': ({ params, body }: TestRequest) => {
      failure();
      const before = stored.get(params.id ?? '');
      if (!before) throw testProblem(404);
      const { transition, piece = before.piece } = body as { transition: string; piece?: string };
      const packed = transition === 'unpack' ? false : before.packed || transition === 'pack';
      const state = states[transition as keyof typeof states] ?? before.state;
      const after: Order = { ...before, version: before.version + 1, packed, state, piece };
      stored.set(after.id, after);
      return after;
    },
  };
}

const steps = (calls: readonly TestRequest[]) => calls.filter(({ method }) => method === 'POST');
const pack = (name = 'Bergschuhe 42 für Nora Käser gepackt') => screen.findByRole('checkbox', { name });

test('today’s pieces stand by event and person, and are asked for as far as a week ahead', async () => {
  const skis = order('skis', {
    event: event(2, 'Freeriden in Verbier'),
    person: person('Urs Gast'),
    from: '2026-02-18',
    to: '2026-02-18',
  });
  const { shell, user } = await renderRemote(PATH, { api: serverOf([boots, skis]) });
  const tour = within(await screen.findByRole('region', { name: 'Skitour am Wildhorn' }));
  expect(tour.getByRole('heading', { level: 3, name: 'Nora Käser' })).toBeTruthy();
  expect(tour.getByText('0 von 1 gepackt')).toBeTruthy();
  expect(tour.getByRole('link', { name: /^Packliste/ }).getAttribute('href')).toBe(
    '/print/events?event=/api/events/e1&blatt=packliste',
  );
  expect(screen.queryByRole('region', { name: 'Freeriden in Verbier' })).toBeNull();
  const [asked] = shell.api.calls.filter(({ searchParams }) => searchParams.has('from'));
  expect([asked?.searchParams.get('from'), asked?.searchParams.get('to')]).toEqual([TODAY, '2026-02-20']);
  await user.click(screen.getByRole('link', { name: '7 Tage' }));
  expect(await screen.findByRole('region', { name: 'Freeriden in Verbier' })).toBeTruthy();
});

test('a tick packs, another one unpacks, each from the version before', async () => {
  const { shell, user } = await renderRemote(PATH, { api: serverOf([boots]) });
  await user.click(await pack());
  expect(await screen.findByText('1 von 1 gepackt')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('wartet auf Netz')).toBeNull());
  await user.click(await pack());
  await waitFor(() =>
    expect(steps(shell.api.calls).map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ transition: 'pack' }, '"1"'],
      [{ transition: 'unpack' }, '"2"'],
    ]),
  );
});

test('without network nothing is lost: it is shown, outlives a reload and goes out in order', async () => {
  let isCut = true;
  const fail = () => {
    if (isCut) throw testProblem(0);
  };
  const shown = await renderRemote(PATH, { api: serverOf([boots], fail) });
  const { user, shell, remount } = shown;
  await user.click(await pack());
  await user.click(await screen.findByRole('button', { name: 'Bergschuhe 42 an Nora Käser ausgeben' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ausgeben' }));
  expect(await screen.findByText(/^2 Schritte warten auf das Netz/)).toBeTruthy();
  expect(screen.getByText('wartet auf Netz')).toBeTruthy();
  await remount();
  expect(await screen.findByText(/^2 Schritte warten auf das Netz/)).toBeTruthy();
  isCut = false;
  await user.click(screen.getByRole('button', { name: 'Jetzt senden' }));
  await waitFor(() => expect(screen.queryByText(/warten auf das Netz/)).toBeNull());
  const sent = steps(shell.api.calls);
  expect(sent.slice(-2).map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ transition: 'pack' }, '"1"'],
    [{ transition: 'hand_out' }, '"2"'],
  ]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('the network comes back by itself', async () => {
  let isCut = true;
  const fail = () => {
    if (isCut) throw testProblem(0);
  };
  const { user } = await renderRemote(PATH, { api: serverOf([boots], fail) });
  await user.click(await pack());
  await screen.findByText(/^1 Schritt wartet/);
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^1 Schritt wartet/)).toBeNull());
});

test('a piece that somebody else has handed out is refused in words, and shown as it is now', async () => {
  const detail = 'Das ist schon ausgegeben.';
  const fail = () => {
    throw testProblem(409, { type: '/problems/invalid-transition', detail });
  };
  const { user } = await renderRemote(PATH, { api: serverOf([boots], fail) });
  await user.click(await pack());
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText(/Packen: Nora Käser, Bergschuhe 42/).textContent).toContain(detail);
  expect(screen.getByText('0 von 1 gepackt')).toBeTruthy();
  await user.click(refusal.getByRole('button', { name: /verstanden$/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what somebody else has packed already is no refusal', async () => {
  const packed = { ...boots, packed: true, version: 2 };
  const stale = { type: '/problems/stale', current: packed, changedBy: 'Anna Admin' };
  const fail = () => {
    throw testProblem(412, stale);
  };
  const { user } = await renderRemote(PATH, { api: serverOf([boots], fail) });
  await user.click(await pack());
  expect(await screen.findByText('1 von 1 gepackt')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a step whose answer was lost on the way is done, and is not refused', async () => {
  const stale = {
    type: '/problems/stale',
    current: { ...boots, packed: true, state: 'handed_out', version: 3 },
    changedBy: PERSONAS.admin.fullName,
  };
  const fail = () => {
    throw testProblem(412, stale);
  };
  const packed = { ...boots, packed: true, version: 2 };
  const { user } = await renderRemote(PATH, { api: serverOf([packed], fail) });
  await user.click(await screen.findByRole('button', { name: 'Bergschuhe 42 an Nora Käser ausgeben' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ausgeben' }));
  expect(await screen.findByText('Ausgegeben')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('wartet auf Netz')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('everything of a person goes out by one press', async () => {
  const poles = order('poles', {
    packed: true,
    values: [],
    material: { '@id': '/api/renting_materials/p', id: 'p', title: 'Stöcke' },
  });
  const { shell, user } = await renderRemote(PATH, { api: serverOf([{ ...boots, packed: true }, poles]) });
  await user.click(await screen.findByRole('button', { name: 'Alles an Nora Käser ausgeben' }));
  await waitFor(() =>
    expect(steps(shell.api.calls).map(({ body, path }) => [path, body])).toEqual([
      [`${boots['@id']}/transition`, { transition: 'hand_out' }],
      [`${poles['@id']}/transition`, { transition: 'hand_out' }],
    ]),
  );
});

test('the focus stays with the piece: on its next button, or on its row where none is left', async () => {
  const packed = { ...boots, packed: true };
  const { user } = await renderRemote(PATH, { api: serverOf([packed]) });
  await user.click(await screen.findByRole('button', { name: 'Bergschuhe 42 an Nora Käser ausgeben' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ausgeben' }));
  const back = await screen.findByRole('button', { name: 'Bergschuhe 42 von Nora Käser zurücknehmen' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurücknehmen' }));
  const row = screen.getByText('Bergschuhe 42').closest('li');
  await waitFor(() => expect(document.activeElement).toBe(row));
});

const out = order('out', { state: 'handed_out', piece: 'A1B2C3-07', from: '2026-02-10', to: '2026-02-12' });

test('a piece that comes back damaged needs words, and what it costs', async () => {
  const { shell, user } = await renderRemote(`${PATH}?ansicht=zurueck`, { api: serverOf([out]) });
  expect(await screen.findByText('überfällig seit Do, 12.02.2026')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /von Nora Käser zurücknehmen$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Beschädigt' }));
  await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
  expect(dialog.getByText('Bitte sag in ein paar Worten, was damit ist.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Was ist damit/), 'Sohle löst sich');
  await user.type(dialog.getByLabelText(/^Was die Person/), '45');
  await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
  await waitFor(() =>
    expect(steps(shell.api.calls).map(({ body }) => body)).toEqual([
      { transition: 'damage', note: 'Sohle löst sich', price: 4_500 },
    ]),
  );
  expect(await screen.findByText('Beschädigt')).toBeTruthy();
  expect(screen.getByText('1 von 1 zurück')).toBeTruthy();
});

describe('a picture of the damage', () => {
  const file = new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' });
  const DATA = `data:image/jpeg;base64,${btoa('small')}`;
  const uploaded = '/api/documents/d1';

  /** A browser that reads pictures, which the one of these tests does not. */
  beforeEach(() => {
    const bitmap = { width: 4000, height: 3000, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: async () => bitmap });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(DATA);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    jest.restoreAllMocks();
  });

  async function takeBack({ user }: Awaited<ReturnType<typeof renderRemote>>) {
    await user.click(await screen.findByRole('button', { name: /von Nora Käser zurücknehmen$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Bild des Schadens')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Beschädigt' }));
    await user.type(dialog.getByLabelText(/^Was ist damit/), 'Sohle löst sich');
    return dialog;
  }

  test('is shown, sent up before the step, and named by it; both wait for the network', async () => {
    let isCut = true;
    const api = {
      ...serverOf([out]),
      'POST /api/documents': () => {
        if (isCut) throw testProblem(0);
        return { '@id': uploaded };
      },
    };
    const page = await renderRemote(`${PATH}?ansicht=zurueck`, { api });
    const dialog = await takeBack(page);
    await page.user.upload(dialog.getByLabelText('Bild des Schadens'), file);
    expect((await dialog.findByRole('img', { name: 'Bild des Schadens' })).getAttribute('src')).toBe(DATA);
    await page.user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
    expect(await screen.findByText(/^1 Schritt wartet/)).toBeTruthy();
    await page.remount();
    isCut = false;
    await page.user.click(await screen.findByRole('button', { name: 'Jetzt senden' }));
    await waitFor(() => expect(screen.queryByText(/^1 Schritt wartet/)).toBeNull());
    const sent = steps(page.shell.api.calls).at(-1);
    expect(sent?.body).toEqual({ transition: 'damage', note: 'Sohle löst sich', picture: uploaded });
    const form = steps(page.shell.api.calls).at(-2)?.body as FormData;
    expect([form.get('kind'), (form.get('file') as File).type]).toEqual(['damage', 'image/jpeg']);
  });

  test('goes with a damage alone, and may be taken away', async () => {
    const page = await renderRemote(`${PATH}?ansicht=zurueck`, { api: serverOf([out]) });
    const dialog = await takeBack(page);
    await page.user.upload(dialog.getByLabelText('Bild des Schadens'), file);
    await page.user.click(await dialog.findByRole('button', { name: 'Ohne Bild' }));
    expect(dialog.queryByRole('img')).toBeNull();
    await page.user.upload(dialog.getByLabelText('Bild des Schadens'), file);
    await dialog.findByRole('img');
    await page.user.click(dialog.getByRole('radio', { name: 'Verloren' }));
    await page.user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
    await waitFor(() =>
      expect(steps(page.shell.api.calls).map(({ body }) => body)).toEqual([
        { transition: 'lose', note: 'Sohle löst sich' },
      ]),
    );
  });

  test('that the browser cannot read says so', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
    const page = await renderRemote(`${PATH}?ansicht=zurueck`, { api: serverOf([out]) });
    const dialog = await takeBack(page);
    await page.user.upload(dialog.getByLabelText('Bild des Schadens'), file);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/kann der Browser nicht lesen/);
  });
});

test('a label that is typed opens its piece, an unknown one says so', async () => {
  const { user } = await renderRemote(PATH, { api: serverOf([out]) });
  await user.click(await screen.findByRole('button', { name: 'Etikett lesen' }));
  const find = within(await screen.findByRole('dialog', { name: 'Etikett lesen' }));
  expect(find.queryByRole('button', { name: 'Mit der Kamera lesen' })).toBeNull();
  await user.type(find.getByLabelText('Etikett'), 'xx');
  await user.click(find.getByRole('button', { name: 'Suchen' }));
  expect(find.getByText(/kein Stück das Etikett xx/)).toBeTruthy();
  await user.clear(find.getByLabelText('Etikett'));
  await user.type(find.getByLabelText('Etikett'), 'a1b2c3-07');
  await user.click(find.getByRole('button', { name: 'Suchen' }));
  expect(await screen.findByRole('dialog', { name: /^Zurücknehmen: Bergschuhe/ })).toBeTruthy();
});

test.each([
  ['', 'Heute geht nichts mehr hinaus.'],
  ['?ansicht=woche', 'In den nächsten 7 Tagen geht nichts hinaus.'],
  ['?ansicht=zurueck', 'Alles ist zurück.'],
])('%s without anything says so', async (search, words) => {
  await renderRemote(`${PATH}${search}`, { api: serverOf([]) });
  expect(await screen.findByText(words)).toBeTruthy();
});
