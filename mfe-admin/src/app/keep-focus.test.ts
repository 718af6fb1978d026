import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepFocus } from './keep-focus.ts';

let end = () => {};
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const show = (html: string) => {
  document.body.innerHTML = html;
};
const get = (id: string) => document.getElementById(id) as HTMLElement;
const observed = () => new Promise((resolve) => setTimeout(resolve, 0));

test('of a removed row the focus goes to the list it stood in', async () => {
  show(
    '<p><a href="/">Weg</a></p><ol><li><button id="a">A</button></li><li><button id="b">B</button></li></ol>',
  );
  get('b').focus();
  get('b').closest('li')?.remove();
  await observed();
  expect(document.activeElement).toBe(get('a'));
});

test('of the last row it goes to what stands around the list', async () => {
  show('<section><ol><li><button id="a">A</button></li></ol><button id="add">Hinzufügen</button></section>');
  get('a').focus();
  get('a').closest('li')?.remove();
  await observed();
  expect(document.activeElement).toBe(get('add'));
});

test('it stays inside an open dialog', async () => {
  show(
    '<a href="/">Weg</a><dialog open><button id="go">Löschen</button><button id="close">Behalten</button></dialog>',
  );
  get('go').focus();
  get('go').remove();
  await observed();
  expect(document.activeElement).toBe(get('close'));
});

test('a button that waits for its answer has it again afterwards', async () => {
  show('<a href="/">Weg</a><button id="save">Speichern</button>');
  const save = get('save') as HTMLButtonElement;
  save.focus();
  // jsdom leaves the focus where it is; a browser does what is done here.
  save.blur();
  save.disabled = true;
  await observed();
  expect(document.activeElement).toBe(document.body);
  save.disabled = false;
  await observed();
  expect(document.activeElement).toBe(save);
});

test('whoever moved on is left alone', async () => {
  show('<button id="a">A</button><button id="b">B</button>');
  get('a').focus();
  get('b').focus();
  get('a').remove();
  await observed();
  expect(document.activeElement).toBe(get('b'));
});

test('without it the focus is lost', async () => {
  end();
  show('<ol><li><button id="a">A</button></li><li><button id="b">B</button></li></ol>');
  get('b').focus();
  get('b').closest('li')?.remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});
