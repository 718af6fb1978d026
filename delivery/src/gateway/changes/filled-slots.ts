import {
  compareExtensions,
  extensionAssets,
  extensionKey,
  type PlacedExtension,
  type RemoteEntry,
  type SlotFilling,
  type SlotOverview,
} from '@firn/shared-contracts/delivery';
import type { HealthLedger } from '../../health/health-ledger.ts';
import type { RegistryDocument } from '../../registry/registry-document.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ExtensionRecords } from '../../renderer/extension-records.ts';

interface Live {
  readonly name: string;
  readonly version: string;
  readonly entry: RemoteEntry;
}

interface FillingParts {
  readonly releases: ReleaseStore;
  readonly health: HealthLedger;
  readonly extensionRecords: Pick<ExtensionRecords, 'recordOf'>;
}

/** The slots of what is live, who fills them, and what tabs report of those. */
export async function filledSlots(
  { sequence, remotes }: RegistryDocument,
  { releases, health, extensionRecords }: FillingParts,
): Promise<SlotOverview> {
  const live = Object.entries(remotes).flatMap(([name, entry]): Live[] =>
    entry.current === null ? [] : [{ name, version: entry.current, entry }],
  );
  const read = await Promise.all(
    live.map(async (one) => {
      const stored = await releases.get(one.name, one.version).catch(() => null);
      const { slots = [], extensions = [] } = stored?.release.manifest ?? {};
      return { ...one, slots, extensions };
    }),
  );
  const placed = read
    .flatMap(({ name, extensions }) =>
      extensions.map((extension): PlacedExtension => {
        return { key: extensionKey(name, extension.id), remote: name, extension };
      }),
    )
    .toSorted(compareExtensions);

  async function fillingOf({ key, remote, extension }: PlacedExtension): Promise<SlotFilling[]> {
    const owner = live.find(({ name }) => name === remote);
    if (!owner) return [];
    const off = owner.entry.off.find(({ page }) => page === extensionAssets(extension.id));
    const record = await health.healthOf(remote, owner.version);
    const own = extensionRecords.recordOf(key, owner.version);
    return [{ key, version: owner.version, extension, off: off?.reason ?? null, health: record, own }];
  }

  const fillings = (await Promise.all(placed.map(fillingOf))).flat();
  const slots = read.flatMap(({ name, version, slots: own }) =>
    own.map((slot) => ({
      remote: name,
      version,
      slot,
      extensions: fillings.filter(
        ({ extension }) => extension.slot === slot.name && extension.context === slot.context,
      ),
    })),
  );
  const housed = new Set(slots.flatMap(({ extensions }) => extensions));
  return { sequence, slots, homeless: fillings.filter((one) => !housed.has(one)) };
}
