export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Tells the keys that open a search: Ctrl+K; on a Mac Cmd+K, because Ctrl+K cuts the rest of a line there. */
export function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
