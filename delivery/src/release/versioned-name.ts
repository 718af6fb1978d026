import type { Release } from '@firn/shared-contracts/delivery';
import type { Breach } from '../shared/refusal.ts';

/**
 * The entry carries `NAME@VERSION`, the bundler's uniqueName. In an ES module build it names the release's stylesheets
 * on the page (`data-rspack="NAME@VERSION:chunk-…"`) and its place in the share scope; a script build names its chunk
 * global after it, too. Two versions with one name in a tab would mistake each other's stylesheets or code for their
 * own.
 */
export function versionedNameBreaches({ name, version, entry }: Release, source: string): Breach[] {
  const uniqueName = `${name}@${version}`;
  // Both are of letters, digits, dots and dashes (RELEASE_NAME_PATTERN, VERSION_PATTERN).
  const literal = uniqueName.replaceAll('.', '\\.');
  const found = new RegExp(`(?<![\\w@-])${literal}(?![\\w.+-])`).test(source);
  if (found) return [];
  const message = `client/${entry} does not carry ${uniqueName}: build it with output.uniqueName «${uniqueName}» (Vite: the name of its plugin).`;
  return [{ gate: 'names', message }];
}
