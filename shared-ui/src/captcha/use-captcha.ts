import type { FormCaptcha } from '@firn/shared-contracts/shell';
import { type RefObject, useRef } from 'react';
import { useShell } from '../remote/index.ts';

export interface UsedCaptcha {
  /** A box to tick is drawn in it. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Its need is clear: somebody is in the form. */
  readonly begin: () => void;
  /** Good for one request; rejects as the shell's does. */
  readonly token: () => Promise<string>;
}

/** The captcha of a form, from the shell; a shell before contract 1.6 has none, so that nothing can be sent. */
export function useCaptcha(action: string): UsedCaptcha {
  const { captchas } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef<FormCaptcha | null>(null);
  const open = () => (opened.current ??= captchas?.forForm(action, () => box.current) ?? null);
  return {
    box,
    begin: () => open()?.begin(),
    async token() {
      const captcha = open();
      if (!captcha) throw new Error('This shell has no captcha.');
      return captcha.token();
    },
  };
}
