import { createHash } from 'node:crypto';

/** Hash in the form the `integrity` attribute takes. */
export function sha384(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
