import { isUuid } from '../../lib/iri.ts';
import type { Seal } from '../../lib/seal.ts';

const DAY_MS = 24 * 3_600_000;
const PREVIEW_DAYS = 7;

export const previewEnd = (now: Date): Date => new Date(now.getTime() + PREVIEW_DAYS * DAY_MS);

/** A token that says which page and until when, closed so that nobody else can make one. */
export const previewToken = (seal: Seal, id: string, until: Date): string =>
  seal.close(`${id.replaceAll('-', '')}${until.getTime().toString(36)}`);

const SAYS = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})(\w+)$/;

/** The page of a token; null for one that is not ours, was changed, or is over. */
export function pageOfToken(seal: Seal, token: string, now: Date): string | null {
  try {
    const [, ...parts] = SAYS.exec(seal.open(token)) ?? [];
    const id = parts.slice(0, 5).join('-');
    return isUuid(id) && now.getTime() < Number.parseInt(parts[5] ?? '', 36) ? id : null;
  } catch {
    return null;
  }
}
