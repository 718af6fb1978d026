import type { EmbeddedRelease } from '@firn/shared-contracts/delivery';
import { createFederation } from '../orchestration/federation.ts';
import { defineElement } from './define-element.ts';

const federation = createFederation('firn-embed');

/** The script of an element calls it (`/embed/firn-dates.js`, docs/how-to/embed-dates.md). */
export function embed(embedded: EmbeddedRelease, script: string): void {
  defineElement(embedded, new URL(script).origin, federation);
}
