import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { describe, expect, jest, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { createNavigation } from './navigation.ts';

cleanWindow();

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const pathname = () => window.location.pathname;

describe('the tab’s one history', () => {
  test('the address bar follows, and steps back restore the old state', async () => {
    const navigation = createNavigation(window);
    navigation.push('/agenda?type=tour', { seen: 1 });
    navigation.push('/profil');
    expect(window.location.pathname).toBe('/profil');
    navigation.go(-1);
    await popped();
    const { location, action } = navigation.get();
    expect([location.pathname, location.search, location.state, action]).toEqual([
      '/agenda',
      '?type=tour',
      { seen: 1 },
      'POP',
    ]);
  });

  test('every entry has its own key, and a reload keeps it', () => {
    const navigation = createNavigation(window);
    const first = navigation.get().location.key;
    navigation.push('/agenda');
    const second = navigation.get().location.key;
    expect(second).not.toBe(first);
    expect(createNavigation(window).get().location.key).toBe(second);
  });

  test('a blocker holds the back button until it agrees', async () => {
    const navigation = createNavigation(window);
    navigation.push('/agenda');
    navigation.push('/formular');
    const asked: NavigationLocation[] = [];
    let mayLeave = false;
    navigation.setBlocker((to) => {
      asked.push(to);
      return mayLeave;
    });
    window.history.back();
    await popped();
    await popped();
    expect(asked.map((to) => to.pathname)).toEqual(['/agenda']);
    expect([pathname(), navigation.get().location.pathname]).toEqual(['/formular', '/formular']);
    mayLeave = true;
    window.history.back();
    await popped();
    await popped();
    await popped();
    await settle();
    expect([pathname(), navigation.get().location.pathname]).toEqual(['/agenda', '/agenda']);
  });

  test('only a blocker makes the browser ask before the tab closes', () => {
    const navigation = createNavigation(window);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    const end = navigation.setBlocker(() => true);
    expect(isAsked()).toBe(true);
    end();
    expect(isAsked()).toBe(false);
  });

  test('an entry the browser made itself, by a hash in the address bar, gets a place in the history', async () => {
    const navigation = createNavigation(window);
    const changed = jest.fn();
    navigation.subscribe(changed);
    window.location.hash = 'programm';
    await settle();
    expect(navigation.get().location.hash).toBe('#programm');
    expect(window.history.state).toMatchObject({ index: 1 });
  });
});

test('a reload by the shell does not ask: what was typed has been kept', () => {
  const events: boolean[] = [];
  const reload = () =>
    void events.push(window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const { history } = window;
  const location = { href: window.location.href, origin: window.location.origin, reload };
  const addEventListener = window.addEventListener.bind(window);
  const tab = { history, location, addEventListener } as unknown as Window;
  const navigation = createNavigation(tab);
  navigation.setBlocker(() => false);
  reload();
  navigation.reload();
  expect(events).toEqual([false, true]);
});
