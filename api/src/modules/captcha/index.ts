export { captchaModule } from './captcha.routes.ts';
export { forgetSolutions } from './captcha-solutions.repository.ts';
export { openCaptchaCheck } from './open-captcha-check.ts';
export { type CaptchaDeps, requireCaptcha } from './require-captcha.ts';
