import type { ElementContext, EmbeddedElement } from '@firn/shared-contracts/delivery';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Federation } from '../orchestration/federation.ts';
import { defineElement } from './define-element.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

let count = 0;

/** Defines an element of a name of its own: a page forgets none. */
function define(draw: EmbeddedElement['draw'], load: () => Promise<unknown> = async () => ({})) {
  count += 1;
  const element = `dates-${count}`;
  const embedded = { element, release: 'mfe-public@1.0.0', entry: '/remotes/mfe-public/1.0.0/elements/e.js' };
  const federation: Federation = {
    load: () => Promise.reject(new Error('not asked')),
    loadElement: async () => {
      await load();
      return { draw };
    },
  };
  defineElement({ ...embedded, styles: [] }, 'https://firn.example', federation);
  return `firn-${element}`;
}

function put(name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.innerHTML = '<a href="https://firn.example/agenda">Zur Agenda</a>';
  document.body.append(element);
  return element;
}

const writing = (text: string) =>
  jest.fn<EmbeddedElement['draw']>(async (root) => {
    root.textContent = text;
    return () => root.replaceChildren();
  });
const happens = (element: HTMLElement, check: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => check() && resolve();
    new MutationObserver(look).observe(element.shadowRoot ?? element, { childList: true, subtree: true });
    look();
  });
const textOf = ({ shadowRoot }: HTMLElement) =>
  [...(shadowRoot?.children ?? [])]
    .filter((child) => !(child as HTMLElement).hidden)
    .map((child) => child.outerHTML);

test('what the remote draws takes the place of what the page wrote, and knows the attributes', async () => {
  const draw = writing('Bergtour');
  const element = put(define(draw), { sleepingStyle: 'a b', limit: '3' });
  expect(textOf(element)).toEqual(['<slot></slot>']);
  await happens(element, () => textOf(element).join('').includes('Bergtour'));
  expect(textOf(element)).toEqual(['<div>Bergtour</div>']);
  const context = draw.mock.calls[0]?.[1] as ElementContext;
  expect([context.origin, context.attributes]).toEqual([
    'https://firn.example',
    { sleepingstyle: 'a b', limit: '3' },
  ]);
});

test('another attribute draws again, and leaving the page ends what was drawn', async () => {
  const end = jest.fn();
  const element = put(
    define(async (root, { attributes }) => {
      root.textContent = `Niveau ${attributes.level}`;
      return end;
    }),
    { level: 'a' },
  );
  await happens(element, () => textOf(element).join('').includes('Niveau a'));
  element.setAttribute('level', 'b');
  await happens(element, () => textOf(element).join('').includes('Niveau b'));
  expect(end).toHaveBeenCalledTimes(1);
  element.remove();
  expect(end).toHaveBeenCalledTimes(2);
});

test('where nothing can be loaded or drawn, the page’s own link stays, and the page is told', async () => {
  const loads = jest.fn(() => Promise.reject(new Error('away')));
  const name = define(writing('nie'), loads);
  const told = new Promise<CustomEvent>((resolve) => {
    document.body.addEventListener('firn-failed', (event) => resolve(event as CustomEvent), { once: true });
  });
  const element = put(name);
  expect((await told).detail).toEqual(new Error('away'));
  expect(textOf(element)).toEqual(['<slot></slot>']);
  expect(element.querySelector('a')?.textContent).toBe('Zur Agenda');
});

test('stylesheets that the container put into the page’s head are gone, others stay', async () => {
  const name = define(writing('da'), async () => {
    const ours = 'https://firn.example/remotes/mfe-public/1.0.0/elements/element-dates.css';
    document.head.innerHTML = `<link rel="stylesheet" href="${ours}"><link rel="stylesheet" href="/eigene.css">`;
  });
  const element = put(name);
  await happens(element, () => textOf(element).join('').includes('da'));
  const left = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(left).toEqual(['/eigene.css']);
});

test('a script that stands twice on a page defines it once', () => {
  const name = define(writing('a'));
  const element = name.slice('firn-'.length);
  const again = () =>
    defineElement(
      { element, release: 'x@1', entry: '/', styles: [] },
      'https://firn.example',
      {} as Federation,
    );
  expect(again).not.toThrow();
});
