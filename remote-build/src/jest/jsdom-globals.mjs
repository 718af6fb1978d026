/** Globals that browsers have and jsdom lacks; react-router and Mantine need them. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
performance.mark ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.scrollTo = () => undefined;
