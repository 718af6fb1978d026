import { TOTP, URI } from 'otpauth';
import { NOW } from './build-test-app.ts';

/** An app as people have it: it reads the QR code, and shows codes, so many seconds after `NOW`. */
export function authenticatorApp(uri: string): (seconds?: number) => string {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error(`${uri} is none of an app with a clock.`);
  return (seconds = 0) => totp.generate({ timestamp: NOW.getTime() + seconds * 1000 });
}
