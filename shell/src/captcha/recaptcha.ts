import { type Captcha, CaptchaError, captchaFailure, REFUSED, UntickedError } from './captcha.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

/** What Google's script offers: https://developers.google.com/recaptcha/docs/display */
interface Grecaptcha {
  ready(action: () => void): void;
  render(element: HTMLElement, options: { readonly sitekey: string; readonly hl: string }): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

const onPage = () => (window as { grecaptcha?: Grecaptcha }).grecaptcha;

function addScript(document: Document, nonce: string, render: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?${new URLSearchParams({ render, hl: 'de-CH' })}`;
    script.nonce = nonce;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // The next attempt fetches it again.
      script.remove();
      reject(captchaFailure('failed to load script'));
    });
    document.head.append(script);
  });
}

/** Google's script, once it is ready. */
export async function loadRecaptcha(document: Document, nonce: string, render: string): Promise<Grecaptcha> {
  if (!onPage()) await addScript(document, nonce, render);
  const grecaptcha = onPage();
  if (!grecaptcha) throw new CaptchaError(REFUSED);
  return new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));
}

/** Version 2: a box to tick. */
export function createCheckbox(grecaptcha: Grecaptcha, sitekey: string, box: HTMLElement): Captcha {
  const place = box.ownerDocument.createElement('div');
  box.replaceChildren(place);
  const widget = grecaptcha.render(place, { sitekey, hl: 'de-CH' });
  return {
    async token() {
      const token = grecaptcha.getResponse(widget);
      if (!token) throw new UntickedError();
      grecaptcha.reset(widget);
      return token;
    },
  };
}

/** Version 3: a score in the background. */
export function createScore(grecaptcha: Grecaptcha, siteKey: string, action: string): Captcha {
  return {
    token: async () => {
      try {
        return await grecaptcha.execute(siteKey, { action });
      } catch {
        throw captchaFailure('failed to execute');
      }
    },
  };
}
