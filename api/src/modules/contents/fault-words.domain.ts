import type { ContentDocument, ContentFaultKind } from '@firn/shared-contracts/api';
import { blockKindOf } from '@firn/shared-contracts/content';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Fault } from './content-faults.domain.ts';

const WORDS: Readonly<Record<ContentFaultKind, (what: string) => string>> = {
  missing: (what) => `«${what}» ist leer. Bitte fülle es aus.`,
  'alt-missing': (what) => `«${what}» hat keinen Alternativtext. Bitte beschreibe, was zu sehen ist.`,
  'heading-empty': () => 'Eine Überschrift ist leer. Bitte fülle sie aus oder nimm sie weg.',
  'link-broken': (what) =>
    `Der Link «${what}» führt auf keine öffentliche Seite. Bitte wähle ein anderes Ziel.`,
  'description-missing': () => 'Die Beschreibung für Suchmaschinen fehlt.',
  'description-duplicate': (what) => `Dieselbe Beschreibung hat die Seite «${what}».`,
  'sharp-s': (what) => `«${what}» schreiben wir mit ss.`,
};

/** The block of this id, or the one that holds it. */
function placeOf({ blocks }: ContentDocument, id: string): string {
  const index = blocks.findIndex((block) => block.id === id || JSON.stringify(block.data).includes(id));
  const block = blocks[index];
  if (!block) return '';
  return `Baustein ${index + 1} (${blockKindOf(block.kind)?.label ?? block.kind}): `;
}

/** A fault as a sentence that says where it is and what to do. */
export const faultInWords = (page: ContentDocument, { kind, block, what }: Fault): Violation => ({
  propertyPath: block ?? 'metaDescription',
  message: `${block === null ? '' : placeOf(page, block)}${WORDS[kind](what)}`,
});
