import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describedBy, renderField } from '../testing/render-field.tsx';
import { RichTextField } from './rich-text-field.tsx';

/** jsdom has no layout, which ProseMirror asks for when it scrolls to the cursor. */
beforeAll(async () => {
  // Loaded once, so that no test waits for it.
  await import('./rich-text-editor.tsx');
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

const PAGES = [{ href: '/api/contents/1', title: 'Winter', address: '/kurse/winter' }];
const TEXT = '<p>Der <strong>Piz Palü</strong></p>';

async function open(
  initial: Readonly<Record<string, unknown>> = {},
  isNullable = false,
  onSent?: (values: unknown) => void,
) {
  const rendered = renderField(
    <RichTextField
      name="text"
      label="Beschrieb"
      description="Für die Website"
      nullable={isNullable}
      pages={PAGES}
      required
    />,
    initial,
    onSent,
  );
  const box = await screen.findByRole('textbox', { name: /^Beschrieb/ });
  const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
  const paste = (html: string, text = '') => {
    const event = createEvent.paste(box);
    const data: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': text };
    Object.assign(event, {
      clipboardData: { getData: (type: string) => data[type] ?? '', files: [], items: [] },
    });
    fireEvent(box, event);
  };
  const selectAll = () => act(() => rendered.user.keyboard('{Control>}a{/Control}'));
  return { ...rendered, box, tool, paste, selectAll };
}

test('shows the text of the form and says what it is for', async () => {
  const { box, send } = await open({ text: TEXT });
  expect(box.innerHTML).toBe(TEXT);
  expect(describedBy(box)).toBe('Für die Website');
  expect([box.getAttribute('aria-multiline'), box.getAttribute('aria-required')]).toEqual(['true', 'true']);
  expect(await send()).toEqual({ text: TEXT });
});

test('a text from before there were formats stays as it is until somebody writes', async () => {
  const { user, box, send } = await open({ text: 'Zuerst auf.\n\nDann ab.' });
  await user.click(box);
  await user.tab();
  expect(await send()).toEqual({ text: 'Zuerst auf.\n\nDann ab.' });
});

test('pasted text is cleaned and reaches the form when it is sent', async () => {
  const { user, box, paste, send } = await open();
  await user.click(box);
  paste('<p class="MsoNormal" style="color:red"><b>Treffpunkt</b></p><p>&nbsp;</p><script>x()</script>');
  expect(await send()).toEqual({ text: '<p><strong>Treffpunkt</strong></p>' });
});

test('a pasted table is told to be none, until something else is pasted', async () => {
  const { user, box, paste, send } = await open();
  await user.click(box);
  paste('<table><tr><td>Tag 1</td><td>5 h</td></tr></table>');
  expect((await screen.findByRole('status')).textContent).toMatch(/^Der Editor kennt keine Tabellen/);
  expect(await send()).toEqual({ text: '<p>Tag 1 – 5 h</p>' });
  await user.click(box);
  paste('<p>Mehr</p>');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('what was written last is sent also while the editor has the focus', async () => {
  const sent: unknown[] = [];
  const { user, box, paste } = await open({ text: TEXT }, false, (values) => sent.push(values));
  await user.click(box);
  paste('<p>eins</p>');
  paste('<p>zwei</p>');
  act(() => (box.closest('form') as HTMLFormElement).requestSubmit());
  expect(document.activeElement).toBe(box);
  expect(JSON.stringify(sent)).toContain('zwei');
});

test.each([
  [false, ''],
  [true, null],
])('without a letter it is empty, as null where that is allowed (%s)', async (isNullable, value) => {
  const { user, box, tool, selectAll, send } = await open({ text: '<p>x</p>' }, isNullable);
  await user.click(box);
  await selectAll();
  await act(() => user.keyboard('{Backspace}'));
  await user.click(tool('Liste'));
  await user.click(tool('Liste'));
  expect(await send()).toEqual({ text: value });
});

describe('the buttons', () => {
  test.each([
    ['Fett', '<p><strong>Tödi</strong></p>'],
    ['Kursiv', '<p><em>Tödi</em></p>'],
    ['Titel', '<h2>Tödi</h2>'],
    ['Untertitel', '<h3>Tödi</h3>'],
    ['Liste', '<ul><li><p>Tödi</p></li></ul>'],
    ['Nummerierte Liste', '<ol><li><p>Tödi</p></li></ol>'],
    ['Zitat', '<blockquote><p>Tödi</p></blockquote>'],
  ])('«%s» says whether it is on, and is taken back', async (name, html) => {
    const { user, box, tool, selectAll, send } = await open({ text: '<p>Tödi</p>' });
    await user.click(box);
    await selectAll();
    expect(tool(name).getAttribute('aria-pressed')).toBe('false');
    await user.click(tool(name));
    await waitFor(() => expect(tool(name).getAttribute('aria-pressed')).toBe('true'));
    expect(await send()).toEqual({ text: html });
    await user.click(tool(name));
    expect(await send()).toEqual({ text: '<p>Tödi</p>' });
  });

  test('are one tab stop, and the arrow keys move between them', async () => {
    const { user, tool } = await open();
    tool('Fett').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Kursiv'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Format entfernen'));
    expect(
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([tool('Format entfernen')]);
  });

  test('«Format entfernen» leaves the text', async () => {
    const { user, box, tool, selectAll, send } = await open({ text: '<h2>Der <em>Tödi</em></h2>' });
    await user.click(box);
    await selectAll();
    await user.click(tool('Format entfernen'));
    expect(await send()).toEqual({ text: '<p>Der Tödi</p>' });
  });
});

describe('a link', () => {
  async function openLink() {
    const rendered = await open({ text: '<p>Hütte</p>' });
    await rendered.user.click(rendered.box);
    await rendered.selectAll();
    await rendered.user.click(rendered.tool('Link'));
    return { ...rendered, address: screen.getByRole('textbox', { name: 'Adresse des Links' }) };
  }

  test('gets its protocol and never sends the form', async () => {
    const { user, address, send } = await openLink();
    await user.type(address, 'www.sac-cas.ch{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Adresse des Links' })).toBeNull();
    expect(await send()).toEqual({ text: '<p><a href="https://www.sac-cas.ch">Hütte</a></p>' });
  });

  test('to a script is refused and stays as it was typed', async () => {
    const { user, address, send } = await openLink();
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Link setzen' }));
    expect(describedBy(address)).toContain('Bitte gib eine Adresse an, die mit https:// beginnt');
    expect(await send()).toEqual({ text: '<p>Hütte</p>' });
  });

  test('to a page of ours keeps the page and not its address, and is found again', async () => {
    const { user, tool, box, selectAll, send } = await openLink();
    const choice = () => screen.getByRole('combobox', { name: 'Oder eine Seite der Website' });
    await user.selectOptions(choice(), 'Winter (/kurse/winter)');
    await user.click(screen.getByRole('button', { name: 'Link setzen' }));
    expect(await send()).toEqual({ text: '<p><a href="/api/contents/1">Hütte</a></p>' });
    await user.click(box);
    await selectAll();
    await user.click(tool('Link'));
    expect(choice()).toHaveProperty('value', '/api/contents/1');
    expect(screen.getByRole('textbox', { name: 'Adresse des Links' })).toHaveProperty('value', '');
  });
});

test('a text with formats that the editor does not know cannot be changed and keeps them', async () => {
  const text = '<p>Preise</p><table><tbody><tr><td>1</td></tr></tbody></table>';
  const { box, tool, send } = await open({ text });
  expect(screen.getByRole('status').textContent).toMatch(/^Dieser Text enthält Formate/);
  await waitFor(() => expect(box.getAttribute('contenteditable')).toBe('false'));
  expect(tool('Fett').hasAttribute('disabled')).toBe(true);
  expect(await send()).toEqual({ text });
});

test('shows what the form was reset to', async () => {
  const { user, box, paste } = await open({ text: TEXT });
  await user.click(box);
  paste('<p>Anderes</p>');
  await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(box.innerHTML).toBe(TEXT));
});
