import assert from 'node:assert';
import { isApiError } from '../shell/api-client.ts';
import type { ShellServices } from '../shell/services.ts';

/** What a conformance case may set up around the shell under test. */
export interface ConformanceSubject {
  readonly shell: ShellServices;
  /** Makes the next calls to this path answer so. */
  answer(method: string, path: string, status: number, body: unknown): void;
}

export interface ConformanceCase {
  readonly name: string;
  run(subject: ConformanceSubject): Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Behaviour that every implementation of contract 1 has: the real shell and `createTestShell()`. */
export const shellConformance: readonly ConformanceCase[] = [
  {
    name: 'push and replace change the location and tell subscribers',
    run: async ({ shell: { navigation } }) => {
      let calls = 0;
      const end = navigation.subscribe(() => {
        calls += 1;
      });
      navigation.push('/agenda?type=tour#liste', { from: 'test' });
      const { location, action } = navigation.get();
      assert.deepEqual(
        [location.pathname, location.search, location.hash, location.state, action],
        ['/agenda', '?type=tour', '#liste', { from: 'test' }, 'PUSH'],
      );
      navigation.replace('/login');
      assert.equal(navigation.get().action, 'REPLACE');
      assert.equal(calls, 2);
      end();
      navigation.push('/');
      assert.equal(calls, 2);
    },
  },
  {
    name: 'a blocker that answers false keeps the location, and can be taken away',
    run: async ({ shell: { navigation } }) => {
      navigation.push('/agenda');
      const end = navigation.setBlocker(() => false);
      navigation.push('/profil');
      await settle();
      assert.equal(navigation.get().location.pathname, '/agenda');
      end();
      navigation.push('/profil');
      await settle();
      assert.equal(navigation.get().location.pathname, '/profil');
    },
  },
  {
    name: 'whoever takes a blocker away takes only his own',
    run: async ({ shell: { navigation } }) => {
      navigation.push('/agenda');
      const endFirst = navigation.setBlocker(() => true);
      const endSecond = navigation.setBlocker(() => false);
      endFirst();
      navigation.push('/profil');
      await settle();
      assert.equal(navigation.get().location.pathname, '/agenda');
      endSecond();
    },
  },
  {
    name: 'an equal toast is shown once and removed by variant and text',
    run: async ({ shell: { toasts } }) => {
      toasts.add({ variant: 'success', text: 'Gespeichert' });
      toasts.add({ variant: 'success', text: 'Gespeichert' });
      assert.equal(toasts.get().length, 1);
      toasts.remove({ variant: 'error', text: 'Gespeichert' });
      assert.equal(toasts.get().length, 1);
      toasts.remove({ variant: 'success', text: 'Gespeichert' });
      assert.equal(toasts.get().length, 0);
    },
  },
  {
    name: 'texts take values, nest, and follow the count',
    run: async ({ shell: { i18n } }) => {
      i18n.add('test', {
        a: { b: 'Hallo {{name}}' },
        seat_one: '{{count}} Platz',
        seat_other: '{{count}} Plätze',
      });
      assert.equal(i18n.t('test:a.b', { name: 'Gina' }), 'Hallo Gina');
      assert.equal(i18n.t('test:seat', { count: 1 }), '1 Platz');
      assert.equal(i18n.t('test:seat', { count: 3 }), '3 Plätze');
      assert.equal(i18n.t('test:missing'), 'missing');
    },
  },
  {
    name: 'the API answers 2xx with the body and rejects otherwise with the problem',
    run: async ({ shell: { api }, answer }) => {
      answer('GET', '/api/levels', 200, { 'hydra:member': [] });
      assert.deepEqual(await api.get('/api/levels'), { 'hydra:member': [] });
      answer('GET', '/api/tags', 409, {
        status: 409,
        type: '/problems/test',
        title: 'Nein',
        detail: 'Geht nicht',
      });
      await assert.rejects(
        () => api.get('/api/tags', { quiet: true }),
        (error) => isApiError(error) && error.status === 409 && error.problem.type === '/problems/test',
      );
    },
  },
  {
    name: 'drafts are kept as copies',
    run: async ({ shell: { drafts } }) => {
      const state = { persons: [{ firstName: 'Gina' }] };
      drafts.save('test', state);
      state.persons.length = 0;
      assert.deepEqual(drafts.load('test'), { persons: [{ firstName: 'Gina' }] });
      drafts.remove('test');
      assert.equal(drafts.load('test'), null);
    },
  },
  {
    name: 'menu counters are set by path, and those of others stay',
    run: async ({ shell: { menuCounters } }) => {
      assert(menuCounters, 'Contract 1.3 has menu counters.');
      let calls = 0;
      const end = menuCounters.subscribe(() => {
        calls += 1;
      });
      const [bookings, events] = [1, 2].map((count) => ({ count, label: `${count} offen` }));
      menuCounters.set({ '/a/bookings': bookings ?? null });
      menuCounters.set({ '/a/events': events ?? null });
      assert.deepEqual(menuCounters.get(), { '/a/bookings': bookings, '/a/events': events });
      menuCounters.set({ '/a/bookings': null });
      end();
      assert.deepEqual(menuCounters.get(), { '/a/bookings': null, '/a/events': events });
      assert.equal(calls, 3);
    },
  },
  {
    name: 'consent starts undecided and tells subscribers',
    run: async ({ shell: { consent } }) => {
      assert.equal(consent.get(), null);
      let told = false;
      const end = consent.subscribe(() => {
        told = true;
      });
      consent.set(true);
      end();
      assert.equal(consent.get(), true);
      assert.equal(told, true);
    },
  },
];
