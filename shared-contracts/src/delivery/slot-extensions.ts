import { guardRedirect } from '../domain/permissions.ts';
import type { SessionState } from '../shell/services.ts';
import type { ResolvedRegistry } from './registry.ts';
import { MOST_EXTENSIONS } from './slot-values.ts';
import type { ExtensionDeclaration, SlotDeclaration } from './slots.ts';

/** An extension with the remote that brings it. */
export interface PlacedExtension {
  /** `mfe-booking/booking-box`. */
  readonly key: string;
  readonly remote: string;
  readonly extension: ExtensionDeclaration;
}

export const extensionKey = (remote: string, id: string): string => `${remote}/${id}`;

function valueAt(context: unknown, path: string): unknown {
  let value = context;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** Whether a context is one that the extension is for. What the context lacks equals nothing. */
export function isMeantFor({ when = {} }: ExtensionDeclaration, context: unknown): boolean {
  return Object.entries(when).every(([path, wanted]) => {
    const value = valueAt(context, path);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const accepted: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    return values.some((one) => accepted.includes(one));
  });
}

/** Whether this visitor may see it; the server asks the same before it tells the visitor of it. */
export function isForVisitor(
  { guard, permission }: ExtensionDeclaration,
  { user, permissions }: SessionState,
): boolean {
  if (permission && !permissions[permission]) return false;
  return guardRedirect(guard, { loggedIn: user !== null, permissions }, '/') === null;
}

/** A total order, so that two loads never differ: by order, then remote, then id. */
export function compareExtensions(a: PlacedExtension, b: PlacedExtension): number {
  const by = (one: string, other: string) => Number(one > other) - Number(one < other);
  return (
    a.extension.order - b.extension.order || by(a.remote, b.remote) || by(a.extension.id, b.extension.id)
  );
}

/** Those that the slot's owner prefers first, in its order; where there is room for all it changes nothing. */
function fitting(slot: SlotDeclaration, placed: readonly PlacedExtension[]): readonly PlacedExtension[] {
  const room = slot.room ?? MOST_EXTENSIONS;
  if (placed.length <= room) return placed;
  const rank = ({ key }: PlacedExtension) => {
    const place = slot.prefers?.indexOf(key) ?? -1;
    return place < 0 ? Number.MAX_SAFE_INTEGER : place;
  };
  const chosen = new Set(placed.toSorted((a, b) => rank(a) - rank(b)).slice(0, room));
  return placed.filter((one) => chosen.has(one));
}

/** The slot of this name as a live remote offers it. */
export function findSlot({ remotes }: ResolvedRegistry, name: string): SlotDeclaration | null {
  for (const { slots = [] } of Object.values(remotes)) {
    const slot = slots.find((one) => one.name === name);
    if (slot) return slot;
  }
  return null;
}

/** Extensions that a slot shows to a visitor in a context, in their order (docs/domain/extensions.md#order). */
export function extensionsOf(
  registry: ResolvedRegistry,
  slot: SlotDeclaration,
  context: unknown,
  session: SessionState,
): readonly PlacedExtension[] {
  const placed = Object.values(registry.remotes).flatMap(({ name, extensions = [], offExtensions = [] }) =>
    extensions
      .filter(
        (extension) =>
          extension.slot === slot.name &&
          extension.context === slot.context &&
          !offExtensions.includes(extension.id) &&
          isForVisitor(extension, session) &&
          isMeantFor(extension, context),
      )
      .map((extension) => ({ key: extensionKey(name, extension.id), remote: name, extension })),
  );
  return fitting(slot, placed.toSorted(compareExtensions));
}
