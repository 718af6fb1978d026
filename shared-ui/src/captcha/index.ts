export { CaptchaBox } from './captcha-box.tsx';
export { type UsedCaptcha, useCaptcha } from './use-captcha.ts';
