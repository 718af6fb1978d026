import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { barcodeDetector } from './barcode-detector.ts';
import styles from './ordered-materials.module.css';

/** Looks at the pictures of a video until one shows a code, or the signal ends it. */
async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const Detector = barcodeDetector();
  if (!Detector) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  while (!signal.aborted) {
    const [found] = await detector.detect(video);
    if (found) return found.rawValue;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return null;
}

async function read(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    return await readCode(video, signal);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** The picture of the camera; the first code in it is read. */
export function CameraReader({ onRead }: { readonly onRead: (text: string) => void }) {
  const t = useTexts(orderedMaterialsTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const take = useEffectEvent(onRead);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    const end = new AbortController();
    read(current, end.signal).then(
      (text) => text !== null && take(text),
      () => end.signal.aborted || setRefused(true),
    );
    return () => end.abort();
  }, []);
  if (isRefused) return <p role="alert">{t('label.refused')}</p>;
  return <video ref={video} className={styles.video} aria-label={t('label.video')} muted playsInline />;
}
