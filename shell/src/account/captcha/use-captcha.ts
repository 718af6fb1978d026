import { useShell } from '@firn/shared-ui/remote';
import { type RefObject, useRef } from 'react';
import type { Captcha } from './captcha.ts';

export interface UsedCaptcha {
  /** Where a box to tick is drawn. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Its need is clear: somebody is in the form. */
  readonly begin: () => void;
  /** Good for one request; rejects with a CaptchaError. */
  readonly token: () => Promise<string>;
}

/** The captcha of a form; nothing of it is loaded before somebody uses the form. */
export function useCaptcha(action: string): UsedCaptcha {
  const { api, nonce, now } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef<Promise<Captcha> | null>(null);

  function open(): Promise<Captcha> {
    opened.current ??= import(/* webpackChunkName: "captcha" */ './open-captcha.ts')
      .then(({ openCaptcha }) => openCaptcha({ api, nonce, now, action, box: () => box.current }))
      .catch((error: unknown) => {
        // The next attempt begins anew.
        opened.current = null;
        throw error;
      });
    return opened.current;
  }

  return {
    box,
    // What fails here is said when the form is sent.
    begin: () => void open().catch(() => undefined),
    token: async () => (await open()).token(),
  };
}
