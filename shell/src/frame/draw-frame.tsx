import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FrameModel } from '../model/frame-model.tsx';
import { FrameRoot } from './frame-root.tsx';

/** Hydrates the frame that the server drew, or draws it if the server could not. */
export function drawFrame(root: HTMLElement, model: FrameModel): void {
  const options = { identifierPrefix: 'shell' };
  const tree = <FrameRoot model={model} />;
  if (root.hasChildNodes()) hydrateRoot(root, tree, options);
  else createRoot(root, options).render(tree);
}
