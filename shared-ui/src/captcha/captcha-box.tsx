import styles from './captcha-box.module.css';
import type { UsedCaptcha } from './use-captcha.ts';

export function CaptchaBox({ captcha }: { readonly captcha: UsedCaptcha }) {
  return <div ref={captcha.box} className={styles.captcha} />;
}
