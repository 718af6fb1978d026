import { ShellProvider } from '@firn/shared-ui/remote';
import { Frame } from './frame.tsx';
import { type FrameModel, FrameProvider } from './frame-model.tsx';

/** The shell's React tree; the same on the server and in the browser. */
export function FrameRoot({ model }: { readonly model: FrameModel }) {
  return (
    <ShellProvider shell={model.shell}>
      <FrameProvider model={model}>
        <Frame />
      </FrameProvider>
    </ShellProvider>
  );
}
