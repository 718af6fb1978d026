let followers = 0;
let isPressed = false;

const press = () => {
  isPressed = true;
};
const release = () => {
  isPressed = false;
};
const RELEASES = ['pointerup', 'pointercancel'] as const;

/** Knows for as long as a field is there whether something is pressed. @returns its end. */
export function followPresses(): () => void {
  followers += 1;
  if (followers === 1) {
    document.addEventListener('pointerdown', press, { capture: true });
    for (const name of RELEASES) document.addEventListener(name, release, { capture: true });
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    isPressed = false;
    document.removeEventListener('pointerdown', press, { capture: true });
    for (const name of RELEASES) document.removeEventListener(name, release, { capture: true });
  };
}

/**
 * Does something at once, or after the click that is under way: a complaint that came with leaving a field would push a
 * button away from under the pointer, and the click would be lost.
 */
export function onceReleased(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const done = new AbortController();
  const finish = () => {
    done.abort();
    // The click comes right after the release, in the same task.
    setTimeout(work);
  };
  for (const name of RELEASES) document.addEventListener(name, finish, { signal: done.signal });
}
