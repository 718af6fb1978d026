import type { ApiClient, Captchas } from '@firn/shared-contracts/shell';
import type { Captcha } from './captcha.ts';

interface CaptchaSources {
  readonly api: ApiClient;
  readonly nonce: string;
  readonly now: () => Date;
}

/** Captchas of forms, whoever draws these; nothing of one is loaded before somebody uses its form. */
export function createCaptchas(sources: CaptchaSources): Captchas {
  return {
    forForm(action, box) {
      let opened: Promise<Captcha> | null = null;
      function open(): Promise<Captcha> {
        opened ??= import(/* webpackChunkName: "captcha" */ './open-captcha.ts')
          .then(({ openCaptcha }) => openCaptcha({ ...sources, action, box }))
          .catch((error: unknown) => {
            // The next attempt begins anew.
            opened = null;
            throw error;
          });
        return opened;
      }
      return {
        // A failure is told when the form is sent.
        begin: () => void open().catch(() => undefined),
        token: async () => (await open()).token(),
      };
    },
  };
}
