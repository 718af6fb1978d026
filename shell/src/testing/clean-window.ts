import { afterEach, beforeEach } from '@jest/globals';

type Added = Parameters<EventTarget['addEventListener']>;

/** A shell lives as long as its tab. After each test, removes what it has left on window and document. */
export function cleanWindow(): void {
  const added: [EventTarget, Added][] = [];
  const targets: EventTarget[] = [window, document];
  const restores: (() => void)[] = [];

  beforeEach(() => {
    for (const target of targets) {
      const original = target.addEventListener;
      target.addEventListener = function add(this: EventTarget, ...args: Added) {
        added.push([target, args]);
        original.apply(target, args);
      };
      restores.push(() => {
        target.addEventListener = original;
      });
    }
  });

  afterEach(() => {
    for (const [target, [type, listener, options]] of added.splice(0)) {
      target.removeEventListener(type, listener, options);
    }
    for (const restore of restores.splice(0)) restore();
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
}
