import { expect, test } from '@jest/globals';
import type { SafeStorage } from '../services/safe-storage.ts';
import { createReloads } from './reloads.ts';

function setUp({ onLine = true, storage = memory() } = {}) {
  let reloads = 0;
  let clock = Date.parse('2026-02-14T11:00:00Z');
  const reload = () => {
    reloads += 1;
  };
  const tab = { navigator: { onLine }, location: { reload } } as unknown as Window;
  const { asLastResort, onRequest } = createReloads(tab, storage, () => new Date(clock));
  const pass = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { guard: asLastResort, onRequest, pass, reloads: () => reloads };
}

function memory(isForbidden = false): SafeStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void (isForbidden || entries.set(key, value)),
    remove: (key) => void entries.delete(key),
  };
}

test('reloads once, and again only after a minute', () => {
  const { guard, pass, reloads } = setUp();
  expect(guard()).toBe(true);
  pass(59_999);
  expect(guard()).toBe(false);
  pass(1);
  expect(guard()).toBe(true);
  expect(reloads()).toBe(2);
});

test('whenever a person asks', () => {
  const { guard, onRequest, reloads } = setUp({ storage: memory(true) });
  expect([guard(), onRequest(), onRequest(), reloads()]).toEqual([false, true, true, 2]);
});

test('leaves an offline tab alone', () => {
  const { guard, onRequest, reloads } = setUp({ onLine: false });
  expect([guard(), onRequest(), reloads()]).toEqual([false, false, 0]);
});

test('never reloads if the reload cannot be remembered', () => {
  expect(setUp({ storage: memory(true) }).guard()).toBe(false);
});
