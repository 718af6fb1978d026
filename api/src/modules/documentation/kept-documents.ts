import { createHash } from 'node:crypto';

/** A document as it is sent. */
export interface KeptDocument {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** The most kept at once: the addresses that a document names are taken from the request where none is configured. */
const MOST_KEPT = 20;

/** Makes each document once: the routes it tells of are all there when the first request comes. */
export function keptDocuments() {
  const kept = new Map<string, KeptDocument>();
  return (name: string, make: () => string): KeptDocument => {
    const known = kept.get(name);
    if (known) return known;
    const bytes = Buffer.from(make());
    const document = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(name, document);
    return document;
  };
}
