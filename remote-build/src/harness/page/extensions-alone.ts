import type { ExtensionDeclaration } from '@firn/shared-contracts/delivery';
import type { RemoteHarness } from '@firn/shared-contracts/testing';
import type { PageChoice } from './page-paths.ts';

/** Names the extension that is shown in place of a page. */
const PARAMETER = 'harness-extension';

/** The extensions a person may choose from, in the order of remote.json. */
export function extensionChoices(
  extensions: readonly ExtensionDeclaration[],
  { path }: Pick<RemoteHarness, 'path'>,
): PageChoice[] {
  return extensions.map(({ id, slot }) => ({
    path: `${path.split('?')[0]}?${PARAMETER}=${id}`,
    label: `Erweiterung ${id} (${slot})`,
  }));
}

/** The extension that the address names, if it names one. */
export function chosenExtension(
  extensions: readonly ExtensionDeclaration[],
  search: string,
): ExtensionDeclaration | undefined {
  const chosen = new URLSearchParams(search).get(PARAMETER);
  return extensions.find(({ id }) => id === chosen);
}

/** Reads what the extension is told here; says so where the harness has nothing for it. */
export function contextFor(
  { context }: Pick<ExtensionDeclaration, 'context'>,
  { contexts = {} }: Pick<RemoteHarness, 'contexts'>,
  say: (text: string) => void,
): unknown {
  const told = Object.entries(contexts).find(([name]) => name === context)?.[1];
  if (!told) say(`src/testing/harness.ts hat unter «contexts» nichts für ${context}.`);
  return told ?? {};
}
