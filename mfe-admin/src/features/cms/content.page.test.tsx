import type { ContentBlockInput, ContentPatch, ContentResponse } from '@firn/shared-contracts/api';
import { BLOCK_KINDS, initialOf } from '@firn/shared-contracts/content';
import {
  aCollection,
  aContent,
  aContentBlock,
  aMediaObject,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PAGE = aContent();
const PATH = `/admin/cms/${PAGE.id}`;

const quote = (id: string, text: string) => aContentBlock({ id, kind: 'quote', data: { text, author: '' } });
const ID = (n: number) => `018f0000-0000-7000-8000-00000000320${n}`;

const withBlocks = (blocks: readonly ContentBlockInput[], over: Partial<ContentResponse> = {}) =>
  aContent({ ...over, draft: { ...(PAGE.draft as NonNullable<typeof PAGE.draft>), blocks: [...blocks] } });

async function open(content: ContentResponse, more: object = {}) {
  let stored = content;
  const api = {
    ...someAnswers,
    'GET /api/contents/:id': () => stored,
    'PATCH /api/contents/:id': ({ body }: TestRequest) => {
      const draft = { ...(stored.draft as object), ...(body as ContentPatch) } as ContentResponse['draft'];
      stored = { ...stored, draft, isChanged: true, version: stored.version + 1 };
      return stored;
    },
    ...more,
  };
  const page = await renderRemote(PATH, { api });
  await screen.findByRole('form', { name: 'Seite bearbeiten' });
  const sent = (method: string) => page.shell.api.calls.filter((call) => call.method === method);
  const save = () => page.user.click(screen.getByRole('button', { name: 'Speichern' }));
  return { ...page, sent, save };
}

const list = () => screen.getByRole('region', { name: 'Inhalt' });
const heads = () =>
  [...list().querySelectorAll<HTMLElement>('[data-block]')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const blocksOf = (call: TestRequest | undefined) => (call?.body as ContentPatch | undefined)?.blocks ?? [];

describe('the blocks of a page', () => {
  test('are added, moved by keyboard, copied and removed with a way back', async () => {
    const { user, save, sent } = await open(withBlocks([quote(ID(1), 'Eins'), quote(ID(2), 'Zwei')]));
    expect(heads()).toEqual(['1. ZitatEins', '2. ZitatZwei']);
    await user.click(button('Baustein einfügen'));
    const dialog = screen.getByRole('dialog', { name: 'Welchen Baustein?' });
    await user.click(within(dialog).getByRole('button', { name: 'Kopfbild' }));
    expect(heads()[0]).toBe('1. Kopfbild');
    const second = list().querySelectorAll<HTMLElement>('[data-block]')[1];
    act(() => second?.focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(heads()).toEqual(['1. Kopfbild', '2. ZitatZwei', '3. ZitatEins']);
    expect(document.activeElement?.textContent).toBe('3. ZitatEins');
    await user.click(button('1. Kopfbild'));
    await user.click(screen.getByText('3. Zitat'));
    await user.click(button('«3. Zitat» kopieren'));
    expect(heads().at(-1)).toBe('4. ZitatEins');
    await user.click(button('«3. Zitat» entfernen'));
    expect(screen.getByText('«Zitat» ist entfernt.')).toBeTruthy();
    await user.click(button('Rückgängig'));
    await save();
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    const [head, two, one, copy] = blocksOf(sent('PATCH')[0]);
    expect(head).toMatchObject({ kind: 'header-image', data: { picture: { media: null } } });
    expect([two?.id, one?.id, copy?.data]).toEqual([ID(2), ID(1), { text: 'Eins', author: '' }]);
    expect(copy?.id).not.toBe(ID(1));
    expect(sent('PATCH')[0]?.ifMatch).toBe('"3"');
  });

  test('of a kind that this version does not know stay as they are', async () => {
    const unknown = aContentBlock({ id: ID(5), kind: 'hologram', data: { depth: 3 } });
    const { user, save, sent } = await open(withBlocks([unknown, quote(ID(1), 'Eins')]));
    await user.click(screen.getByText('1. hologram'));
    expect(screen.getByText(/kennt diese Version nicht/)).toBeTruthy();
    await user.click(screen.getByText('2. Zitat'));
    await user.type(screen.getByLabelText(/^Von wem/), 'Ada');
    await save();
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(blocksOf(sent('PATCH')[0])[0]).toEqual(unknown);
  });

  test('inside of two columns are written the same way', async () => {
    const columns = aContentBlock({ id: ID(6), kind: 'columns', data: { left: [], right: [] } });
    const { user, save, sent } = await open(withBlocks([columns]));
    await user.click(screen.getByText('1. Zwei Spalten'));
    const left = screen.getByRole('region', { name: 'Linke Spalte' });
    await user.click(within(left).getByRole('button', { name: 'Baustein einfügen' }));
    const dialog = screen.getByRole('dialog', { name: 'Welchen Baustein?' });
    expect(within(dialog).queryByRole('button', { name: 'Zwei Spalten' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Zitat' }));
    await user.type(within(left).getByLabelText(/^Zitat/), 'Innen');
    await save();
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(blocksOf(sent('PATCH')[0])[0]?.data).toMatchObject({
      left: [{ kind: 'quote', data: { text: 'Innen' } }],
      right: [],
    });
  });
});

test.each(Object.values(BLOCK_KINDS).map(({ kind, label, fields }) => ({ kind, label, fields })))(
  'a new block «$label» shows its fields, and is sent as its kind says',
  async ({ kind, label, fields }) => {
    const { user, save, sent } = await open(withBlocks([]));
    await user.click(button('Baustein einfügen'));
    const dialog = screen.getByRole('dialog', { name: 'Welchen Baustein?' });
    await user.click(within(dialog).getByRole('button', { name: label }));
    const row = list().querySelector('[data-fields]');
    for (const field of Object.values(fields)) expect(row?.textContent).toContain(field.label);
    await save();
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(blocksOf(sent('PATCH')[0])).toMatchObject([{ kind, data: initialOf(fields) }]);
  },
);

describe('what the API refuses', () => {
  test('stands at the field of its block, which opens', async () => {
    const message = 'Das Zitat ist zu lang.';
    const { user, save } = await open(withBlocks([quote(ID(1), 'Eins'), quote(ID(2), 'Zwei')]), {
      'PATCH /api/contents/:id': () => {
        throw testProblem(422, {
          violations: [{ propertyPath: 'blocks[1].data.text', message }],
        });
      },
    });
    await user.type(screen.getByLabelText(/^Titel/), '!');
    await save();
    const field = await screen.findByLabelText(/^Zitat/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message)).toBeTruthy();
  });

  test('changes of somebody else are taken block by block, and only what both changed is asked', async () => {
    const theirs = withBlocks(
      [quote(ID(1), 'Ihres'), quote(ID(2), 'Auch ihres'), quote(ID(3), 'Drei'), quote(ID(4), 'Neu')],
      { version: 9 },
    );
    const mine = withBlocks([quote(ID(1), 'Eins'), quote(ID(2), 'Zwei'), quote(ID(3), 'Drei')]);
    let isStale = true;
    const { user, save, sent } = await open(mine, {
      'PATCH /api/contents/:id': () => {
        if (!isStale) return theirs;
        isStale = false;
        throw testProblem(412, { type: '/problems/stale', ...{ current: theirs } });
      },
    });
    for (const [row, words] of [
      ['2. Zitat', ' meins'],
      ['3. Zitat', ' meins'],
    ] as const) {
      await user.click(screen.getByText(row));
      await user.type(screen.getAllByLabelText(/^Zitat/).at(-1) as HTMLElement, words);
    }
    await save();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Zitat: Ihres',
      'Zitat: Neu',
    ]);
    expect(alert.getAllByRole('radio')).toHaveLength(2);
    await user.click(alert.getByRole('radio', { name: 'Meins: Zwei meins' }));
    await user.click(alert.getByRole('button', { name: 'Übernehmen und speichern' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
    expect(sent('PATCH')[1]?.ifMatch).toBe('"9"');
    const texts = blocksOf(sent('PATCH')[1]).map(({ data }) => (data as { readonly text: string }).text);
    expect(texts).toEqual(['Ihres', 'Zwei meins', 'Drei meins', 'Neu']);
  });
});

test('what was typed is offered again after a reload', async () => {
  const { user, remount } = await open(withBlocks([quote(ID(1), 'Eins')]));
  await user.click(screen.getByText('1. Zitat'));
  await user.type(screen.getByLabelText(/^Zitat/), ' und mehr');
  await remount();
  await user.click(await screen.findByRole('button', { name: 'Fortsetzen' }));
  expect(heads()).toEqual(['1. ZitatEins und mehr']);
});

describe('the preview', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Vorschau');
  const say = (data: unknown, from: Window | null = frame().contentWindow, origin = window.location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
    });
  function heard(): unknown[] {
    const messages: unknown[] = [];
    const target = frame().contentWindow as Window;
    target.postMessage = ((message: unknown) => void messages.push(message)) as typeof target.postMessage;
    return messages;
  }

  test('draws what is typed, and a click on a block takes the focus to its fields', async () => {
    const link = { label: 'Winter', page: PAGE['@id'], url: '' };
    const call = aContentBlock({
      id: ID(3),
      kind: 'call-to-action',
      data: { title: 'Komm', text: '', link, look: 'calm' },
    });
    const { user } = await open(withBlocks([quote(ID(1), 'Eins'), call]));
    const messages = heard();
    say({ type: 'firn:preview-ready' });
    await waitFor(() =>
      expect(messages.at(-1)).toMatchObject({
        type: 'firn:preview-page',
        selected: null,
        page: { title: 'Winter', contentBlocks: [{ id: ID(1) }, { data: { link: { url: '/winter' } } }] },
      }),
    );
    say({ type: 'firn:preview-select', block: ID(1) });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Zitat/)));
    await user.type(screen.getByLabelText(/^Zitat/), '!');
    await waitFor(() =>
      expect(messages.at(-1)).toMatchObject({
        selected: ID(1),
        page: { contentBlocks: [{ data: { text: 'Eins!' } }, {}] },
      }),
    );
  });

  test('hears nobody but its frame', async () => {
    await open(withBlocks([quote(ID(1), 'Eins')]));
    say({ type: 'firn:preview-select', block: ID(1) }, window);
    say({ type: 'firn:preview-select', block: ID(1) }, frame().contentWindow, 'https://fremd.example');
    expect(screen.queryByLabelText(/^Zitat/)).toBeNull();
  });

  test('is as wide as a phone, a tablet or a desktop', async () => {
    const { user } = await open(PAGE);
    expect(frame().style.width).toBe('390px');
    await user.click(button('Desktop'));
    expect(frame().style.width).toBe('1280px');
  });
});

test('a picture is chosen from the library, with its words beforehand', async () => {
  const block = aContentBlock({
    id: ID(7),
    kind: 'picture',
    data: { picture: { media: null, alt: '', caption: '' }, width: 'text' },
  });
  const { user, save, sent } = await open(withBlocks([block]), {
    'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [aMediaObject()]),
    'GET /api/extended_media_objects/:id': aMediaObject(),
  });
  await user.click(screen.getByText('1. Bild'));
  await user.click(button('Bild wählen'));
  await user.click(await screen.findByRole('checkbox', { name: 'Allalinhorn' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Alternativtext/).value).toBe('Grat im Morgenlicht');
  fireEvent.change(screen.getByLabelText('Wichtigste Stelle, von oben'), { target: { value: '2' } });
  await save();
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
  expect(blocksOf(sent('PATCH')[0])[0]?.data).toEqual({
    picture: {
      media: aMediaObject()['@id'],
      alt: 'Grat im Morgenlicht',
      caption: '',
      focus: { x: 5, y: 2 },
    },
    width: 'text',
  });
});

test('a block that offers a file chooses among PDFs alone', async () => {
  const block = aContentBlock({ id: ID(8), kind: 'download', data: { file: null, label: 'Packliste' } });
  const pdf = aMediaObject({
    title: 'Packliste.pdf',
    encodingFormat: 'application/pdf',
    width: 0,
    height: 0,
  });
  const { user, save, sent, shell } = await open(withBlocks([block]), {
    'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [pdf]),
    'GET /api/extended_media_objects/:id': pdf,
  });
  await user.click(screen.getByText('1. Datei'));
  await user.click(button('Datei wählen'));
  const input = screen.getByLabelText<HTMLInputElement>('Neu hochladen', { selector: 'input' });
  expect(input.accept).toBe('application/pdf,.pdf');
  const listed = shell.api.calls.find(({ path }) => path === '/api/extended_media_objects');
  expect(listed?.searchParams.get('encodingFormat')).toBe('application/pdf');
  await user.click(await screen.findByRole('checkbox', { name: 'Packliste.pdf' }));
  expect(list().querySelector('img')).toBeNull();
  await save();
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
  expect(blocksOf(sent('PATCH')[0])[0]?.data).toEqual({ file: pdf['@id'], label: 'Packliste' });
});

test('the address and the search result follow what is typed', async () => {
  const parents = [{ '@id': '/api/contents/1', title: 'Kurse', completeSlug: 'kurse' }];
  await open(aContent({ parents, completeSlug: 'kurse/winter' }));
  fireEvent.change(screen.getByLabelText(/^Adressteil/), { target: { value: 'lawinen' } });
  expect(screen.getByText(/Adresse: \/kurse\/lawinen\. Die alte führt/)).toBeTruthy();
  expect(screen.getByText('Winter – Firn')).toBeTruthy();
});
