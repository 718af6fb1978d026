import type { EventResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { eventTexts } from '../../i18n/de-CH/event.ts';
import { eventPath } from '../../shared/event-card/event-card.fields.ts';
import styles from './event-detail.module.css';

/** Whoever closes the system's dialog has changed their mind. */
const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the address of an event to the dialog of the system; where there is none it is copied. */
export function ShareButton({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const { toasts } = useShell();
  const share = async () => {
    const url = `${window.location.origin}${eventPath(event)}`;
    try {
      if (navigator.share) return await navigator.share({ title: event.title, url });
      await navigator.clipboard.writeText(url);
      toasts.add({ variant: 'success', text: t('share.copied') });
    } catch (error) {
      if (!isClosed(error)) toasts.add({ variant: 'error', text: t('share.failed', { url }) });
    }
  };
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      {t('share.button')}
    </button>
  );
}
