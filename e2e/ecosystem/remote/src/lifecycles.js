import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { name, version } from './release.js';

/** What the shell asks of a remote (docs/reference/shell-contract.md), without anything of Firn. */
export { name, version };

let root = null;

function Huts({ shell }) {
  const [count, setCount] = useState(0);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Hütten'),
    createElement('p', null, `${name}@${version}`),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `${count} gemerkt`),
    createElement(
      'button',
      { type: 'button', onClick: () => shell.navigation.push('/agenda') },
      'Zur Agenda',
    ),
  );
}

function draw({ shell }) {
  flushSync(() => root.render(createElement(Huts, { shell })));
}

export async function bootstrap() {}

export async function mount(props) {
  root = createRoot(props.domElement);
  props.shell.head.set({ title: 'Hütten' });
  draw(props);
}

export async function update(props) {
  draw(props);
}

export async function unmount() {
  root.unmount();
}

export const canSwitch = () => 'now';
export const snapshot = () => null;
export const restore = () => undefined;
