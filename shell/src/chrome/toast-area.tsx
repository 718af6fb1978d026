import type { Toast } from '@firn/shared-contracts/shell';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { CloseIcon } from './icons.tsx';
import { returnsFocus } from './returns-focus.ts';
import styles from './toast-area.module.css';

/** How long a message stays unless somebody is at it, in ms (docs/domain/screens.md#toasts). */
const STAYS_MS: Readonly<Record<Toast['variant'], number>> = {
  success: 6000,
  info: 10_000,
  warning: 20_000,
  error: 20_000,
};

function ToastItem({ toast }: { readonly toast: Toast }) {
  const { toasts } = useFrame().shell;
  const t = useTexts(shellTexts);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(() => toasts.remove(toast), STAYS_MS[toast.variant]);
    return () => clearTimeout(timer);
  }, [toast, toasts, isRead]);
  return (
    <li
      ref={returnsFocus}
      className={styles.toast}
      data-variant={toast.variant}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <span>{toast.text}</span>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('toasts.dismiss')}
        onClick={() => toasts.remove(toast)}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** A message may be there before the frame is hydrated; the server draws none. */
const DRAWN: readonly Toast[] = [];

/** Messages in the corner of the screen; the list is always present, so that screen readers announce additions. */
export function ToastArea() {
  const { toasts } = useFrame().shell;
  const t = useTexts(shellTexts);
  return (
    <section
      className={styles.area}
      aria-label={t('toasts.label')}
      aria-live="polite"
      aria-relevant="additions"
    >
      <ul className={styles.list}>
        {useSyncExternalStore(toasts.subscribe, toasts.get, () => DRAWN).map((toast) => (
          <ToastItem key={`${toast.variant} ${toast.text}`} toast={toast} />
        ))}
      </ul>
    </section>
  );
}
