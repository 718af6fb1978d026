import { type ContentBlockInput, violationsOfErrors, WIRE_FORMATS } from '@firn/shared-contracts/api';
import { type AnyBlockKind, BLOCK_KINDS, blockKindOf } from '@firn/shared-contracts/content';
import type { Violation } from '@firn/shared-contracts/shell';
import { type Check, jsonChecks } from '../../lib/check.ts';

const checkOf = jsonChecks();
const CHECKS: ReadonlyMap<string, Check> = new Map(
  Object.values(BLOCK_KINDS).map(({ kind, schema }) => [kind, checkOf(schema)]),
);

const UNKNOWN = 'Diese Art von Baustein gibt es nicht. Bitte wähle eine andere.';
const NOT_INSIDE = 'Dieser Baustein passt nicht in eine Spalte. Bitte nimm ihn heraus.';
const TWICE = 'Dieser Baustein ist zweimal da. Bitte füge ihn als neuen ein.';

const at = (propertyPath: string, message: string): Violation => ({ propertyPath, message });

function violationsOfData({ kind, data }: ContentBlockInput, path: string): Violation[] {
  const check = CHECKS.get(kind);
  if (!check || check(data)) return [];
  return violationsOfErrors(check.errors ?? [], WIRE_FORMATS).map(({ propertyPath, message }) =>
    at(`${path}.data${propertyPath === '' ? '' : `.${propertyPath}`}`, message),
  );
}

interface Place {
  readonly block: ContentBlockInput;
  readonly path: string;
  readonly isInside: boolean;
}

/** The blocks of a page and, each after the one that holds it, those inside of them. */
function placesOf(blocks: readonly ContentBlockInput[], above = ''): Place[] {
  return blocks.flatMap((block, index) => {
    const path = `${above === '' ? 'blocks' : above}[${index}]`;
    const fields = above === '' ? Object.entries(blockKindOf(block.kind)?.fields ?? {}) : [];
    const inner = fields
      .filter(([, { control }]) => control === 'inner')
      .flatMap(([name]) => {
        const held = (block.data as Record<string, unknown>)[name];
        return Array.isArray(held) ? placesOf(held as ContentBlockInput[], `${path}.data.${name}`) : [];
      });
    return [{ block, path, isInside: above !== '' }, ...inner];
  });
}

function violationOfKind({ block, path, isInside }: Place, kept: ReadonlySet<string>): Violation[] {
  const kind: AnyBlockKind | null = blockKindOf(block.kind);
  if (!kind) return kept.has(`${block.kind} ${block.id}`) ? [] : [at(`${path}.kind`, UNKNOWN)];
  return isInside && !kind.isInner ? [at(`${path}.kind`, NOT_INSIDE)] : [];
}

/** At most one of each kind that stands at the top of a page. */
function violationsOfHeads(places: readonly Place[]): Violation[] {
  return Object.values(BLOCK_KINDS).flatMap((kind: AnyBlockKind) =>
    kind.isHead
      ? places
          .filter(({ block }) => block.kind === kind.kind)
          .slice(1)
          .map(({ path }) =>
            at(`${path}.kind`, `«${kind.label}» gibt es auf einer Seite einmal. Bitte nimm diesen heraus.`),
          )
      : [],
  );
}

/**
 * Lists what is wrong with the blocks of a page. A kind that this version does not know is none that somebody may add, and is kept
 * where it was already (docs/domain/content.md#blocks).
 */
export function violationsOfBlocks(
  blocks: readonly ContentBlockInput[],
  before: readonly ContentBlockInput[],
): Violation[] {
  const kept = new Set(placesOf(before).map(({ block }) => `${block.kind} ${block.id}`));
  const places = placesOf(blocks);
  const wrong = places.flatMap((place) => [
    ...violationOfKind(place, kept),
    ...violationsOfData(place.block, place.path),
  ]);
  if (wrong.length > 0) return wrong;
  const seen = new Set<string>();
  const twice = places.filter(({ block }) => seen.size === seen.add(block.id).size);
  return [...twice.map(({ path }) => at(`${path}.id`, TWICE)), ...violationsOfHeads(places)];
}
