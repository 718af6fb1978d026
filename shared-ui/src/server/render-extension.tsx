import type { ExtensionRenderInput, ExtensionRenderResult } from '@firn/shared-contracts/delivery';
import { renderToString } from 'react-dom/server';
import type { ExtensionDefinition } from '../extension/extension.types.ts';
import { ExtensionRoot, rootPrefix } from '../extension/extension-root.tsx';
import type { RemoteDefinition } from '../remote/pages.ts';
import { createServerServices } from './server-services.ts';

/** By id: what the server draws of a remote's extensions. */
export type DrawnExtensions = Readonly<
  // biome-ignore lint/suspicious/noExplicitAny: each has a context of its own, which the gates compare with the slot's
  Record<string, Pick<ExtensionDefinition<any>, 'Component'>>
>;

/** Draws one extension from the slot's context; it asks for nothing, so it waits for nothing. */
export async function renderExtension(
  { name, version }: Pick<RemoteDefinition, 'name' | 'version'>,
  extensions: DrawnExtensions,
  input: ExtensionRenderInput,
): Promise<ExtensionRenderResult> {
  const { extensionId, context } = input;
  const drawn = Object.hasOwn(extensions, extensionId) ? extensions[extensionId] : undefined;
  if (!drawn) throw new Error(`${name} draws no extension ${extensionId} on the server.`);
  const { shell } = createServerServices(input);
  const extension = { name, version, Component: drawn.Component };
  const html = renderToString(
    <ExtensionRoot {...{ extension, shell, context }} onCommit={() => undefined} />,
    { identifierPrefix: rootPrefix(name, extensionId) },
  );
  // The browser has the context too; that there are data says that it may hydrate.
  return { html, data: {} };
}
