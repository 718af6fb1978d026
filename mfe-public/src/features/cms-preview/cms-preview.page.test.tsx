import type { PreviewMessage } from '@firn/shared-contracts/content';
import { testProblem } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlock, aContent, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

const text = (html: string) => aBlock('text', { html });

describe('in the frame of an editor', () => {
  const { parent } = window;
  let editor: Window;
  let heard: PreviewMessage[];

  beforeEach(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    editor = frame.contentWindow as Window;
    heard = [];
    jest.spyOn(editor, 'postMessage').mockImplementation(((message: PreviewMessage, origin: string) => {
      expect(origin).toBe(window.location.origin);
      heard.push(message);
    }) as typeof editor.postMessage);
    Object.defineProperty(window, 'parent', { value: editor, configurable: true });
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  /** The page, once it listens. */
  const open = async () => {
    const rendered = await renderRemote({ path: '/cms-preview', api: publicApi() });
    await waitFor(() => expect(heard[0]).toEqual({ type: 'firn:preview-ready' }));
    return rendered;
  };
  const say = (data: unknown, source: Window = editor, origin = window.location.origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  const show = (...contentBlocks: readonly ReturnType<typeof text>[]) =>
    say({ type: 'firn:preview-page', page: { title: 'Winter', contentBlocks }, selected: null });

  test('says that it listens, draws what it is told, and follows each change', async () => {
    const { shell } = await open();
    expect(await screen.findByText('Hier erscheint die Seite, an der du schreibst.')).toBeTruthy();
    show(text('<p>Schnee.</p>'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter' })).toBeTruthy();
    show(text('<p>Viel Schnee.</p>'));
    expect(await screen.findByText('Viel Schnee.')).toBeTruthy();
    expect(screen.queryByText('Schnee.')).toBeNull();
    expect(shell.seen.head?.robots).toBe('noindex');
    expect(shell.api.calls).toEqual([]);
  });

  test('a click chooses the block, and its link does not lead away', async () => {
    const { shell } = await open();
    const block = text('<p><a href="/agenda">Agenda</a></p>');
    show(text('<p>Anderes.</p>'), block);
    await userEvent.click(await screen.findByRole('link', { name: 'Agenda' }));
    expect(heard.at(-1)).toEqual({ type: 'firn:preview-select', block: block.id });
    expect(shell.navigation.get().location.pathname).toBe('/cms-preview');
  });

  test('the block that is being edited is marked', async () => {
    const { region } = await open();
    const block = text('<p>Schnee.</p>');
    const page = { title: 'Winter', contentBlocks: [text('<p>Anderes.</p>'), block] };
    say({ type: 'firn:preview-page', page, selected: block.id });
    await screen.findByText('Schnee.');
    const marked = [...region.querySelectorAll('[data-selected]')].map((one) =>
      one.getAttribute('data-block'),
    );
    expect(marked).toEqual([block.id]);
  });

  test('the start page has its words on its picture', async () => {
    await open();
    const contentBlocks = [
      aBlock('subtitle', { text: 'Am Berg zuhause. Seit 1987.' }),
      text('<p>Schnee.</p>'),
    ];
    const page = { title: 'Startseite', contentBlocks, isStartPage: true };
    say({ type: 'firn:preview-page', page, selected: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Am Berg zuhause.' })).toBeTruthy();
    expect(screen.getByText('Seit 1987.')).toBeTruthy();
  });

  test('nobody else is listened to', async () => {
    await open();
    const page = { title: 'Falsch', contentBlocks: [] };
    const message = { type: 'firn:preview-page', page, selected: null };
    say(message, window);
    say(message, editor, 'https://evil.example');
    say({ ...message, page: { title: 'Falsch' } });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter' })).toBeTruthy();
    expect(screen.queryByText('Falsch')).toBeNull();
  });
});

describe('behind a signed link', () => {
  test('it is the draft, and says so', async () => {
    const draft = aContent({ title: 'Sommer', contentBlocks: [text('<p>Bald ist Sommer.</p>')] });
    await renderRemote({
      path: '/cms-preview?token=geheim',
      api: publicApi({ 'GET /api/content_previews/:token': draft }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sommer' })).toBeTruthy();
    expect(screen.getByText('Bald ist Sommer.')).toBeTruthy();
    expect(screen.getByText(/^Entwurf:/)).toBeTruthy();
  });

  test('one that is over is a 404 with the remedy', async () => {
    const api = publicApi({
      'GET /api/content_previews/:token': () => {
        throw testProblem(404);
      },
    });
    const { shell } = await renderRemote({ path: '/cms-preview?token=alt', api });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
    expect(shell.seen.status?.message).toContain('Bitte lass dir einen neuen schicken.');
  });
});
