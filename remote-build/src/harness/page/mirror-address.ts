import type { Navigation } from '@firn/shared-contracts/shell';

const addressOf = ({ pathname, search, hash }: Location | ReturnType<Navigation['get']>['location']) =>
  pathname + search + hash;

/** Keeps the tab's address and history in step with the test shell's, in both directions. */
export function mirrorAddress(navigation: Navigation): Navigation {
  navigation.subscribe(() => {
    const { location, action } = navigation.get();
    const to = addressOf(location);
    if (to === addressOf(window.location)) return;
    if (action === 'REPLACE') window.history.replaceState(location.state, '', to);
    else window.history.pushState(location.state, '', to);
  });
  window.addEventListener('popstate', ({ state }) =>
    navigation.replace(addressOf(window.location), state ?? undefined),
  );
  return { ...navigation, go: (delta) => window.history.go(delta) };
}
