import type { PoiResponse } from '@firn/shared-contracts/api';
import { aCollection, anOffer, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const { ResizeObserver } = globalThis;

/** Gives every element a size at once; jsdom has no layout. */
class LaidOut extends ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    super(callback);
    this.#callback = callback;
  }
  override observe() {
    const contentRect = { width: 400, height: 400 } as DOMRectReadOnly;
    queueMicrotask(() => this.#callback([{ contentRect } as ResizeObserverEntry], this));
  }
}
beforeEach(() => {
  globalThis.ResizeObserver = LaidOut;
});
afterEach(() => {
  globalThis.ResizeObserver = ResizeObserver;
});

const eiger: PoiResponse = {
  title: 'Eiger',
  kind: 'peak',
  latitude: 46.5776,
  longitude: 8.0053,
  elevation: 3967,
};
const hut: PoiResponse = {
  title: 'Mittellegihütte',
  kind: 'hut',
  latitude: 46.5869,
  longitude: 8.0311,
  elevation: 3355,
};

const PATH = `/admin/offer/${OFFER_ID}/pois`;

async function open(pois: readonly PoiResponse[] = [eiger, hut], answers: object = {}) {
  const offer = anOffer({ id: OFFER_ID, version: 3, pois: [...pois] });
  const api = {
    ...someAnswers,
    'GET /api/offers/:id': offer,
    'PATCH /api/offers/:id': ({ body }: TestRequest) => ({ ...offer, ...(body as object), version: 4 }),
    ...answers,
  };
  const page = await renderRemote(PATH, { api });
  await screen.findByRole('heading', { level: 2, name: 'Wegpunkte' });
  const patches = () => page.shell.api.calls.filter(({ method }) => method === 'PATCH');
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(patches()).not.toEqual([]));
    return [patches()[0]?.ifMatch, patches()[0]?.body];
  };
  const search = (text: string) => page.user.type(screen.getByRole('combobox', { name: /Ort suchen/ }), text);
  const names = () =>
    screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Name/ }).map(({ value }) => value);
  return { ...page, patches, save, search, names };
}

const row = (index: number) =>
  within(
    within(screen.getByRole('list', { name: 'Wegpunkte' })).getAllByRole('listitem')[index] as HTMLElement,
  );
const marker = (name: RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  test('has every place with its fields, in order', async () => {
    const { names } = await open();
    expect(names()).toEqual(['Eiger', 'Mittellegihütte']);
    expect(row(0).getByRole<HTMLSelectElement>('combobox', { name: 'Art' }).selectedOptions[0]?.text).toBe(
      'Gipfel',
    );
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: 'Höhe' }).value).toBe("3'355");
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: /Breite/ }).value).toBe('46.5869');
  });

  test('is put in order by keyboard, and sends the whole with the version', async () => {
    const { user, save } = await open();
    screen.getByRole('button', { name: '«Mittellegihütte» verschieben' }).focus();
    await user.keyboard(' {ArrowUp} ');
    expect(await save()).toEqual(['"3"', { pois: [hut, eiger] }]);
  });

  test('a removed place comes back with «Verwerfen»', async () => {
    const { user, names } = await open();
    await user.click(screen.getByRole('button', { name: '«Eiger» entfernen' }));
    expect(names()).toEqual(['Mittellegihütte']);
    expect(screen.getByText(/«Eiger» ist entfernt/)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('«Mittellegihütte» verschieben');
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
    expect(names()).toEqual(['Eiger', 'Mittellegihütte']);
  });

  test('complaints stand at their row, and nothing is sent', async () => {
    const { user, patches } = await open();
    await user.click(screen.getByRole('button', { name: 'Leeren Wegpunkt hinzufügen' }));
    expect(document.activeElement).toBe(row(2).getByRole('textbox', { name: /^Name/ }));
    await user.type(row(1).getByRole('textbox', { name: /Breite/ }), '9');
    await user.clear(row(0).getByRole('textbox', { name: 'Höhe' }));
    await user.type(row(0).getByRole('textbox', { name: 'Höhe' }), '9001');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await row(0).findByText('Bitte gib bei «Höhe» höchstens 9000 an.')).toBeTruthy();
    expect(row(2).getByText('Bitte fülle das Feld «Name» aus.')).toBeTruthy();
    expect(row(2).getByText('Bitte fülle das Feld «Breite» aus.')).toBeTruthy();
    expect(document.activeElement).toBe(row(0).getByRole('textbox', { name: 'Höhe' }));
    expect(patches()).toEqual([]);
  });

  test('sixty are the most', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...eiger, title: `Punkt ${index}` }));
    const offer = anOffer({ id: OFFER_ID, pois: many });
    await renderRemote(PATH, { api: { ...someAnswers, 'GET /api/offers/:id': offer } });
    const rows = () => document.querySelectorAll('[aria-label="Wegpunkte"] > li').length;
    await waitFor(() => expect(rows()).toBe(60));
    // By text: roles of three hundred fields take their time.
    act(() => screen.getByText('Leeren Wegpunkt hinzufügen').click());
    expect(screen.getByText('Mehr als 60 Wegpunkte hat kein Angebot.')).toBeTruthy();
    expect(rows()).toBe(60);
  });

  test('what another person changed meanwhile is shown', async () => {
    const current = anOffer({ id: OFFER_ID, version: 9, pois: [hut] });
    const { user } = await open([eiger], {
      'PATCH /api/offers/:id': () => {
        const stale = { type: '/problems/stale', current, changedBy: 'Sandro Super' };
        throw testProblem(412, { ...stale, changedAt: '2026-02-14T09:00:00.000Z' } as object);
      },
    });
    await user.type(row(0).getByRole('textbox', { name: /^Name/ }), ' Nordwand{Control>}s{/Control}');
    expect(await screen.findByText(/Von Sandro Super: Mittellegihütte/)).toBeTruthy();
    expect(screen.getByText(/Meins: Eiger Nordwand/)).toBeTruthy();
  });
});

describe('the search', () => {
  test('adds a known place by Enter, and stays ready for the next', async () => {
    const { search, save, user } = await open([]);
    expect(screen.getByText(/Noch keine Wegpunkte/)).toBeTruthy();
    await search('konkordia');
    await user.keyboard('{Enter}');
    expect(screen.getByText('«Konkordiahütte» ist Wegpunkt 1.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Ort suchen/ }));
    const poi = {
      title: 'Konkordiahütte',
      kind: 'hut',
      latitude: 46.5005,
      longitude: 8.0532,
      elevation: 2850,
    };
    expect(await save()).toEqual(['"3"', { pois: [poi] }]);
  });

  test('coordinates of LV95 become a point that waits for its name', async () => {
    const { search, save, user } = await open([]);
    await search('2 600 000 / 1 200 000');
    await user.click(await screen.findByRole('option', { name: /Punkt 46.95108, 7.43864/ }));
    await user.keyboard('Bern');
    const poi = { title: 'Bern', kind: 'place', latitude: 46.95108, longitude: 7.43864, elevation: null };
    expect(await save()).toEqual(['"3"', { pois: [poi] }]);
  });

  test('places of other offers are found by the offer’s title', async () => {
    const other = { ...anOffer({ id: 'other', code: '205', title: 'Mittellegigrat' }), pois: [hut] };
    const { search, shell, user, names } = await open([], {
      'GET /api/offers': aCollection('/api/offers', [other]),
    });
    await search('Mittellegi');
    await user.click(await screen.findByRole('option', { name: /Mittellegihütte.*Hütte, 3355 m, A-205/ }));
    expect(names()).toEqual(['Mittellegihütte']);
    const asked = shell.api.calls.find(({ path }) => path === '/api/offers')?.searchParams;
    expect([asked?.get('title'), asked?.getAll('properties[]')]).toEqual([
      'Mittellegi',
      ['id', 'code', 'pois'],
    ]);
  });

  test('nothing found adds nothing and sends nothing', async () => {
    const { search, user, names, patches } = await open([], {
      'GET /api/offers': aCollection('/api/offers', []),
    });
    await search('Zzz{Enter}');
    expect(await screen.findByText('Nichts gefunden.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect([names(), patches()]).toEqual([[], []]);
  });
});

describe('the map', () => {
  test('has a marker for each place; arrow keys move it, the fields follow', async () => {
    const { user } = await open();
    const first = await marker(/Wegpunkt 1: Eiger/);
    const longitude = () => Number(row(0).getByRole<HTMLInputElement>('textbox', { name: /Länge/ }).value);
    act(() => first.focus());
    await user.keyboard('{ArrowRight}');
    const moved = longitude();
    expect(moved).toBeGreaterThan(8.0053);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(longitude()).toBeLessThan(moved);
    expect(longitude()).toBeGreaterThan(8.0053);
    expect(Number(row(0).getByRole<HTMLInputElement>('textbox', { name: /Breite/ }).value)).toBeCloseTo(
      46.5776,
      4,
    );
    expect(document.activeElement).toBe(await marker(/Wegpunkt 1: Eiger/));
  });

  test('dragging a marker moves its place; a click only chooses it', async () => {
    const { save, user } = await open();
    const second = await marker(/Wegpunkt 2/);
    const drag = (x: number, y: number) =>
      user.pointer([
        { keys: '[MouseLeft>]', target: second, coords: { clientX: 10, clientY: 10 } },
        { target: second, coords: { clientX: x, clientY: y } },
        { keys: '[/MouseLeft]', target: second, coords: { clientX: x, clientY: y } },
      ]);
    await drag(12, 11);
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: /Breite/ }).value).toBe('46.5869');
    await drag(10, 60);
    const [, body] = (await save()) as [string, { pois: PoiResponse[] }];
    expect(body.pois[0]).toEqual(eiger);
    expect(body.pois[1]?.latitude).toBeLessThan(46.5869);
    expect(body.pois[1]?.longitude).toBeCloseTo(8.0311, 4);
  });

  test('choosing a row marks it here and there', async () => {
    const { user } = await open();
    await marker(/Wegpunkt 2/);
    await user.click(screen.getByRole('button', { name: '«Mittellegihütte» auf der Karte zeigen' }));
    const pressed = () =>
      screen
        .getAllByRole('button', { name: /auf der Karte zeigen/ })
        .map((each) => each.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'true']);
    await user.click(await marker(/Wegpunkt 1/));
    expect(pressed()).toEqual(['true', 'false']);
  });
});
