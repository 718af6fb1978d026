import { ShellProvider } from '@firn/shared-ui/remote';
import { type FrameModel, FrameProvider } from '../model/frame-model.tsx';
import { Frame } from './frame.tsx';

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
