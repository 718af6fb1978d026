import { useObservable } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../model/frame-model.tsx';
import { focusContent } from './returns-focus.ts';
import styles from './route-announcer.module.css';

/** Gives a remote time to set its title. */
const DELAY_MS = 400;

/** Tells screen readers which page is shown now, and moves the focus to it if the focused element is gone. */
export function RouteAnnouncer() {
  const { match } = useObservable(useFrame().view);
  const [text, setText] = useState('');
  const announced = useRef(match);
  useEffect(() => {
    if (announced.current === match) return;
    announced.current = match;
    const timer = setTimeout(() => {
      setText(document.title);
      if (document.activeElement === document.body) focusContent();
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [match]);
  return (
    <p className={styles.announcer} aria-live="polite">
      {text}
    </p>
  );
}
