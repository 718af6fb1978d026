/** What the shell calls of a remote (RemoteLifecycles of the shell contract). */
export const LIFECYCLES: readonly string[] = [
  'bootstrap',
  'mount',
  'update',
  'unmount',
  'canSwitch',
  'snapshot',
  'restore',
];

interface Container {
  get(expose: string): Promise<() => Readonly<Record<string, unknown>>>;
}

/** Runs in the page, which has the container already. Functions that it does not export; none if it did not load. */
export async function missingLifecycles({
  entry,
  names,
}: {
  readonly entry: string;
  readonly names: readonly string[];
}): Promise<string[]> {
  const loading = import(entry) as Promise<Container>;
  const factory = await loading.then(({ get }) => get('./lifecycles')).catch(() => null);
  if (!factory) return [];
  const lifecycles = factory();
  return names.filter((name) => typeof lifecycles[name] !== 'function');
}
