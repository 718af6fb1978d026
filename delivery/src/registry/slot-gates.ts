import {
  type ExtensionDeclaration,
  extensionKey,
  MOST_EXTENSIONS,
  type Release,
  SHELL_NAME,
  SLOT_CONTEXT_NAMES,
  type SlotDeclaration,
} from '@firn/shared-contracts/delivery';
import type { Breach } from '../shared/refusal.ts';

interface OwnSlot {
  readonly owner: Release;
  readonly slot: SlotDeclaration;
}

interface OwnExtension {
  readonly owner: Release;
  readonly extension: ExtensionDeclaration;
}

const label = ({ name, version }: Release): string => `${name}@${version}`;
const breach = (message: string): Breach => ({ gate: 'slots', message });

/** A slot of every page stands nowhere where there is no page; the shell's frame is around all of them. */
function isOnAPage({ owner, slot }: OwnSlot): boolean {
  return slot.page !== '*' || owner.name === SHELL_NAME || owner.manifest.pages.length > 0;
}

function slotsOf(set: readonly Release[]): OwnSlot[] {
  return set
    .flatMap((owner) => (owner.manifest.slots ?? []).map((slot) => ({ owner, slot })))
    .filter(isOnAPage);
}

function extensionsOf(set: readonly Release[]): OwnExtension[] {
  return set.flatMap((owner) => (owner.manifest.extensions ?? []).map((extension) => ({ owner, extension })));
}

const keyOf = ({ owner, extension }: OwnExtension) => extensionKey(owner.name, extension.id);
const labelled = (one: OwnExtension) => `${keyOf(one)} (${one.owner.version})`;

const isContext = (name: string): boolean => (SLOT_CONTEXT_NAMES as readonly string[]).includes(name);

/** Names are of all remotes together: an extension names no owner. */
function takenNames(candidate: Release, others: readonly OwnSlot[]): Breach[] {
  return slotsOf([candidate]).flatMap(({ slot: { name } }) =>
    others
      .filter(({ slot }) => slot.name === name)
      .map(({ owner }) =>
        breach(
          `${label(candidate)} offers the slot «${name}», which ${label(owner)} offers already. Give it another name.`,
        ),
      ),
  );
}

/** Extensions of a candidate that no slot takes. */
function homeless(candidate: Release, slots: readonly OwnSlot[]): Breach[] {
  return extensionsOf([candidate]).flatMap((one) => {
    const { slot: name, context } = one.extension;
    if (!isContext(context)) {
      const known = SLOT_CONTEXT_NAMES.join(', ');
      return breach(
        `${labelled(one)} is built for the context ${context}, which this platform does not serve. Build it for one of: ${known}.`,
      );
    }
    const offered = slots.find(({ slot }) => slot.name === name);
    if (!offered) {
      const known = [...new Set(slots.map(({ slot }) => slot.name))].toSorted().join(', ') || 'none';
      return breach(
        `${labelled(one)} is for the slot «${name}», which no live page offers. Offered: ${known}. Promote the page that offers it first, or both as one set.`,
      );
    }
    if (offered.slot.context === context) return [];
    return breach(
      `${labelled(one)} is built for ${context}; the slot «${name}» of ${label(offered.owner)} gives ${offered.slot.context}. Build it for that.`,
    );
  });
}

/** Slots that a candidate drops or gives another context, while others fill them. */
function takenAway(
  candidate: Release,
  predecessor: Release | null,
  slots: readonly OwnSlot[],
  fillers: readonly OwnExtension[],
): Breach[] {
  return slotsOf(predecessor ? [predecessor] : []).flatMap(({ slot: before }) => {
    const after = slots.find(({ slot }) => slot.name === before.name)?.slot;
    const left = fillers.filter(
      ({ owner, extension }) =>
        owner.name !== candidate.name &&
        extension.slot === before.name &&
        extension.context === before.context &&
        extension.context !== after?.context,
    );
    if (before.deprecated || left.length === 0) return [];
    const what = after ? `gives ${after.context} instead of ${before.context}` : 'is gone';
    return breach(
      `With ${label(candidate)} the slot «${before.name}» ${what}, and live extensions fill it: ${left.map(labelled).join(', ')}. Offer it as deprecated in one release, and take it away in a later one.`,
    );
  });
}

interface Crowd extends OwnSlot {
  readonly room: number;
  readonly placed: readonly OwnExtension[];
}

/** Slots with more extensions than room, where their owner does not say which of them come first. */
function undecided(slots: readonly OwnSlot[], placed: readonly OwnExtension[]): Crowd[] {
  return slots
    .map(({ owner, slot }) => ({
      owner,
      slot,
      room: slot.room ?? MOST_EXTENSIONS,
      placed: placed.filter(
        ({ extension }) => extension.slot === slot.name && extension.context === slot.context,
      ),
    }))
    .filter((crowd) => {
      const named = crowd.placed.filter((one) => crowd.slot.prefers?.includes(keyOf(one)));
      return crowd.placed.length > crowd.room && named.length < crowd.room;
    });
}

/** Refuses a candidate that adds to a full slot, or takes room from those who fill its own. */
function crowding(
  candidate: Release,
  predecessor: Release | null,
  slots: readonly OwnSlot[],
  placed: readonly OwnExtension[],
): Breach[] {
  const held = predecessor?.manifest.extensions ?? [];
  const isNew = ({ owner, extension: { id, slot } }: OwnExtension) =>
    owner === candidate && !held.some((one) => one.id === id && one.slot === slot);
  return undecided(slots, placed).flatMap(({ owner, slot, room, placed: all }) => {
    const before = slotsOf(predecessor ? [predecessor] : []).find((one) => one.slot.name === slot.name)?.slot;
    const isNarrowed = owner === candidate && !before?.deprecated;
    if (!isNarrowed && !all.some(isNew)) return [];
    const names = all.map(labelled).toSorted().join(', ');
    return breach(
      `The slot «${slot.name}» of ${label(owner)} has room for ${room}, and ${all.length} extensions are for it: ${names}. Its owner says in «prefers» which come first, or gives it more room.`,
    );
  });
}

/**
 * Whether what a candidate offers and what it puts into the slots of others fits the live set. They are gates of a
 * promotion alone: what takes over when something is taken back may lack a slot, whose extensions then stay away.
 */
export function slotBreaches(
  candidate: Release,
  others: readonly Release[],
  predecessor: Release | null,
): Breach[] {
  const set = [...others, candidate];
  const slots = slotsOf(set);
  const placed = extensionsOf(set);
  return [
    ...takenNames(candidate, slotsOf(others)),
    ...homeless(candidate, slots),
    ...takenAway(candidate, predecessor, slots, placed),
    ...crowding(candidate, predecessor, slots, placed),
  ];
}
