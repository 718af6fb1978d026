import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { name, version } from './release.js';

/** An extension has the same lifecycles as a remote, and the element of a slot. */
export { name, version };

const roots = new Map();

export async function bootstrap() {}

export async function mount({ domElement }) {
  const root = createRoot(domElement);
  roots.set(domElement, root);
  flushSync(() => root.render(createElement('p', null, `Hütte des Tages ${version}`)));
}

export async function update() {}

export async function unmount({ domElement }) {
  roots.get(domElement).unmount();
  roots.delete(domElement);
}

export const canSwitch = () => 'now';
export const snapshot = () => null;
export const restore = () => undefined;
