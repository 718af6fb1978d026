/** @jest-environment @firn/remote-build/jest/jsdom-environment */
import { TextEncoder } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { ShellWatch } from './shell-watch.ts';

// jsdom has none, and the schemas of the contracts need one when they are loaded.
Object.assign(globalThis, { TextEncoder });
const { shellWatchScript, watchShell } = await import('./shell-watch.ts');

const BASE = '/remotes/shell/1.0.0/';
const WATCH: ShellWatch = {
  remote: 'shell',
  version: '1.0.0',
  base: BASE,
  notice: '<p>Ruf uns an.</p>',
  style: 'color: red',
  stateId: 'state',
  shellId: 'shell',
  guard: { key: 'firn-chunk-reload', ms: 60_000 },
};
const PAGE = `<div id="shell">Agenda</div>
<script type="application/json" id="state">{"beaconToken":"t","registry":{"sequence":7}}</script>`;

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** A watched tab with a page from the server; `fail` is an error that the browser reports. */
function aTab({
  onLine = true,
  canTell = true,
  storage = sessionStorage as Storage | null,
  start = (tab: object): void => watchShell(tab as Window, WATCH),
} = {}) {
  document.body.innerHTML = PAGE;
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', `${BASE}main.js`);
  // Not in the document, so that it is not fetched. The test dispatches its events.
  const [ofWindow, ofDocument] = [new EventTarget(), new EventTarget()];
  const told: { phase: string }[] = [];
  let reloads = 0;
  const sendBeacon = (_url: string, body: string) => told.push(JSON.parse(body));
  const tab = {
    document: Object.assign(Object.create(null), {
      getElementById: (id: string) => document.getElementById(id),
      createElement: (name: string) => document.createElement(name),
      body: document.body,
      addEventListener: ofDocument.addEventListener.bind(ofDocument),
    }),
    navigator: { onLine, ...(canTell && { sendBeacon }) },
    location: { reload: () => (reloads += 1) },
    get sessionStorage() {
      if (!storage) throw new Error('Storage is forbidden.');
      return storage;
    },
    addEventListener: ofWindow.addEventListener.bind(ofWindow),
    removeEventListener: ofWindow.removeEventListener.bind(ofWindow),
  };
  start(tab);
  const tell = (type: string, about: object, events = ofWindow) => {
    const event = new Event(type);
    for (const [name, value] of Object.entries(about)) Object.defineProperty(event, name, { value });
    events.dispatchEvent(event);
  };
  return {
    told,
    phases: () => told.map(({ phase }) => phase),
    reloads: () => reloads,
    notice: () => document.querySelector('[role="alert"]'),
    fileFails: (target: Element = entry) => tell('error', { target }),
    throws: (filename: string, error: unknown = new Error('kaputt')) =>
      tell('error', { target: tab, filename, error }),
    runs: async () => {
      // Load events of elements do not reach the window.
      tell('load', { target: entry }, ofDocument);
      await Promise.resolve();
    },
    leaves: () => tell('beforeunload', {}),
    isComplete: () => tell('load', { target: tab }),
    settle: () => new Promise<void>((resolve) => setTimeout(resolve)),
  };
}

describe('a shell that throws while it starts', () => {
  test('is reported once with what the page knows, and a notice stands beside what the server drew', () => {
    const tab = aTab();
    tab.throws(`https://firn.example${BASE}main.js`);
    tab.throws(`https://firn.example${BASE}main.js`);
    expect(tab.told).toEqual([
      { token: 't', sequence: 7, remote: 'shell', version: '1.0.0', phase: 'bootstrap-failed' },
    ]);
    expect(tab.notice()?.textContent).toBe('Ruf uns an.');
    expect(document.body.firstElementChild).toBe(tab.notice());
    expect(document.getElementById('shell')?.textContent).toBe('Agenda');
    expect(tab.reloads()).toBe(0);
  });

  test('is recognised by the stack when the error names no file', () => {
    const tab = aTab();
    tab.throws('', Object.assign(new Error('kaputt'), { stack: `at https://firn.example${BASE}main.js:1` }));
    expect(tab.phases()).toEqual(['bootstrap-failed']);
  });
});

describe('a shell whose files do not come', () => {
  test('is requested once more; only then is it a failure, and the page says how to reach us', () => {
    const first = aTab();
    first.fileFails();
    expect([first.phases(), first.reloads(), first.notice()]).toEqual([[], 1, null]);
    const second = aTab();
    second.fileFails();
    expect([second.phases(), second.reloads()]).toEqual([['load-failed'], 0]);
    expect(second.notice()).not.toBeNull();
  });

  test.each([
    ['offline', { onLine: false }],
    ['where nothing can be kept of the first time', { storage: null }],
  ])('does not reload the page %s', (_case, options) => {
    const tab = aTab(options);
    tab.fileFails();
    expect([tab.reloads(), tab.notice() === null]).toEqual([0, false]);
  });

  test('because the visitor navigates away, does not hold them back', () => {
    const tab = aTab();
    tab.leaves();
    tab.fileFails();
    expect([tab.phases(), tab.reloads(), tab.notice()]).toEqual([[], 0, null]);
  });
});

test('a browser that sends no reports gets the notice all the same', () => {
  const tab = aTab({ canTell: false });
  tab.throws(`https://firn.example${BASE}main.js`);
  expect(tab.notice()).not.toBeNull();
});

describe('a shell that has started', () => {
  test('is reported as sound once the page is complete', async () => {
    const tab = aTab();
    tab.isComplete();
    await tab.settle();
    expect(tab.phases()).toEqual([]);
    await tab.runs();
    tab.isComplete();
    await tab.settle();
    expect(tab.phases()).toEqual(['load']);
  });

  test('is not sound when it threw', async () => {
    const tab = aTab();
    tab.throws(`https://firn.example${BASE}main.js`);
    await tab.runs();
    tab.isComplete();
    await tab.settle();
    expect(tab.phases()).toEqual(['bootstrap-failed']);
  });

  test('is left alone while part of it is on the page', async () => {
    const tab = aTab();
    await tab.runs();
    tab.throws(`https://firn.example${BASE}page-x.js`);
    await tab.settle();
    expect([tab.phases(), tab.notice()]).toEqual([[], null]);
  });

  test('is reported when it has taken the page down', async () => {
    const tab = aTab();
    await tab.runs();
    tab.throws(`https://firn.example${BASE}main.js`);
    document.getElementById('shell')?.replaceChildren();
    await tab.settle();
    expect([tab.phases(), tab.notice()?.textContent]).toEqual([['render-failed'], 'Ruf uns an.']);
  });
});

test('errors of others are not failures of the shell', () => {
  const tab = aTab();
  const image = document.createElement('img');
  image.setAttribute('src', `${BASE}logo.svg`);
  const analytics = document.createElement('script');
  analytics.setAttribute('src', 'https://www.googletagmanager.com/gtm.js');
  tab.fileFails(image);
  tab.fileFails(analytics);
  tab.throws('https://firn.example/remotes/mfe-public/1.0.0/page-agenda.js');
  tab.throws('chrome-extension://abc/content.js', 'no error at all');
  const stack = `at chrome-extension://abc/content.js:1\nat https://firn.example${BASE}main.js:1`;
  tab.throws('chrome-extension://abc/content.js', Object.assign(new Error('fremd'), { stack }));
  expect([tab.phases(), tab.notice()]).toEqual([[], null]);
});

describe('the script', () => {
  const scriptOf = (version: string) =>
    shellWatchScript({ release: { name: 'shell', version } } as unknown as StoredRelease, '033 854 12 80');

  test('depends on nothing outside itself', () => {
    const start = (tab: object) =>
      void runInNewContext(scriptOf('1.0.0'), { window: tab, setTimeout, queueMicrotask });
    const tab = aTab({ start, storage: null });
    document.getElementById('state')?.setAttribute('id', 'firn-state');
    tab.fileFails();
    expect(tab.phases()).toEqual(['load-failed']);
    expect(tab.notice()?.textContent).toContain('033 854 12 80');
  });

  test('leaves no global variable', () => {
    const globals = { window: {}, setTimeout, queueMicrotask };
    aTab({
      start(tab) {
        globals.window = tab;
        runInNewContext(scriptOf('1.0.0'), globals);
      },
    });
    expect(Object.keys(globals)).toEqual(['window', 'setTimeout', 'queueMicrotask']);
  });

  test('cannot end its element', () => {
    expect(scriptOf('1.0.0-</script><!--')).not.toMatch(/<\/|<!--/);
  });
});
