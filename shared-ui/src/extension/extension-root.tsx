import type { ShellServices } from '@firn/shared-contracts/shell';
import { StrictMode } from 'react';
import { Committed } from '../remote/committed.tsx';
import { ShellProvider } from '../remote/shell-context.tsx';
import type { ExtensionDefinition } from './extension.types.ts';

interface ExtensionRootProps<Context> {
  readonly extension: Pick<ExtensionDefinition<Context>, 'name' | 'version' | 'Component'>;
  readonly shell: ShellServices;
  readonly context: Context;
  readonly onCommit: () => void;
}

/** Begins the ids of its elements, in the browser as on the server. */
export const rootPrefix = (remote: string, id: string): string => `${remote}/${id}`;

/** The whole tree of an extension; the same on the server and in the browser. */
export function ExtensionRoot<Context>({ extension, shell, context, onCommit }: ExtensionRootProps<Context>) {
  const { name, version, Component } = extension;
  return (
    <StrictMode>
      <ShellProvider shell={shell} owner={`${name}@${version}/`}>
        <Committed onCommit={onCommit}>
          <Component context={context} />
        </Committed>
      </ShellProvider>
    </StrictMode>
  );
}
