import { createHash } from 'node:crypto';

/** A hash in the form of the `integrity` attribute. */
export function sha384(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
