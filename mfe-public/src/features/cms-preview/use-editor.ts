import { type PreviewMessage, type PreviewPage, readPreviewMessage } from '@firn/shared-contracts/content';
import { useEffect, useState } from 'react';

function say(message: PreviewMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

export const sayChosen = (block: string) => say({ type: 'firn:preview-select', block });

/** What the editor around the frame wants to see; null until it has said so. Nobody else is listened to. */
export function useEditor(): PreviewPage | null {
  const [wanted, setWanted] = useState<PreviewPage | null>(null);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== window.location.origin) return;
      const message = readPreviewMessage(data);
      if (message?.type === 'firn:preview-page') setWanted(message);
    };
    window.addEventListener('message', listen);
    say({ type: 'firn:preview-ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  return wanted;
}
