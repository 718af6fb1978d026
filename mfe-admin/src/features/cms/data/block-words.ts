import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { type BlockField, blockKindOf } from '@firn/shared-contracts/content';
import { plainText } from '../../../shared/plain-text.ts';

/** As much of a text as a row has room for. */
const EXCERPT = 90;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value says in words; '' for choices, numbers and references. */
function wordsOf({ control }: BlockField, value: unknown): string {
  if (control === 'line' || control === 'lines') return String(value ?? '');
  if (control === 'rich-text') return plainText(String(value ?? ''));
  if (control === 'picture' && isObject(value)) return String(value.alt ?? '');
  if (control === 'link' && isObject(value)) return String(value.label ?? '');
  if (control === 'points' && Array.isArray(value))
    return value.map((point) => (isObject(point) ? point.title : '')).join(', ');
  return '';
}

/** All words of a block in the order of its fields, one line for each. */
export function linesOf({ kind, data }: ContentBlockInput): readonly string[] {
  const known = blockKindOf(kind);
  if (!known) return [];
  const values = data as Record<string, unknown>;
  return Object.entries(known.fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.control === 'inner') return ((value ?? []) as ContentBlockInput[]).flatMap(linesOf);
    if (field.control !== 'entries') return [wordsOf(field, value)].filter(Boolean);
    return ((value ?? []) as Record<string, unknown>[]).flatMap((entry) =>
      Object.entries(field.each.fields)
        .map(([part, partField]) => wordsOf(partField, entry[part]))
        .filter(Boolean),
    );
  });
}

/** The beginning of what a block says. */
export function excerptOf(block: ContentBlockInput): string {
  const text = linesOf(block).join(' · ').replace(/\s+/g, ' ');
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text;
}

/** What people call the kind of a block. */
export const kindLabelOf = ({ kind }: Pick<ContentBlockInput, 'kind'>): string =>
  blockKindOf(kind)?.label ?? kind;

/** The blocks inside of a block. */
export function innerBlocksOf({ kind, data }: ContentBlockInput): readonly ContentBlockInput[] {
  const fields = blockKindOf(kind)?.fields ?? {};
  return Object.entries(fields).flatMap(([name, { control }]) =>
    control === 'inner' ? (((data as Record<string, unknown>)[name] ?? []) as ContentBlockInput[]) : [],
  );
}

/** Whether a block is the one with this id, or holds it. */
export const holds = (block: ContentBlockInput, id: string | null): boolean =>
  id !== null && (block.id === id || innerBlocksOf(block).some((inner) => inner.id === id));
