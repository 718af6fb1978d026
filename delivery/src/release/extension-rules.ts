import { EXTENSION_MARK, extensionAssets, type Release } from '@firn/shared-contracts/delivery';
import type { Breach } from '../shared/refusal.ts';

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
}

function slotBreaches({ manifest: { slots = [], pages } }: Release): Breach[] {
  const ids = new Set(['*', ...pages.map(({ id }) => id)]);
  return [
    ...twice(slots.map(({ name }) => name)).map((name) => ({
      gate: 'slots',
      message: `Slot ${name} is declared twice. Give one of them another name.`,
    })),
    ...slots
      .filter(({ page }) => !ids.has(page))
      .map(({ name, page }) => ({
        gate: 'slots',
        message: `Slot ${name}: ${page} is no page of this release. Name one of its pages, or * for all of them.`,
      })),
  ];
}

/** Checks that each extension has what the bundle exposes for it, and that nothing else is called an extension. */
function moduleBreaches({ manifest: { extensions = [] }, assets, server }: Release): Breach[] {
  const declared = new Set(extensions.map(({ id }) => extensionAssets(id)));
  const missing = extensions.filter(({ id }) => !Object.hasOwn(assets, extensionAssets(id)));
  const surplus = Object.keys(assets).filter((key) => key.startsWith(EXTENSION_MARK) && !declared.has(key));
  const undrawn = extensions.filter(({ render }) => render === 'server' && server === null);
  return [
    ...missing.map(
      ({ id, module }) =>
        `Extension ${id}: the bundle exposes no ${module}. Write src/extensions/${module.slice(2)}/index.ts and build again.`,
    ),
    ...surplus.map(
      (key) => `The bundle has files of ${key}, which remote.json does not declare. Build again.`,
    ),
    ...undrawn.map(
      ({ id }) =>
        `Extension ${id} is to be drawn on the server, and the release has no server bundle. Declare "render": "client".`,
    ),
  ].map((message) => ({ gate: 'extensions', message }));
}

/** A release must agree with itself about its slots and extensions, whatever else is live. */
export function extensionBreaches(release: Release): Breach[] {
  const { extensions = [] } = release.manifest;
  return [
    ...slotBreaches(release),
    ...twice(extensions.map(({ id }) => id)).map((id) => ({
      gate: 'extensions',
      message: `Extension ${id} is declared twice. Give one of them another id.`,
    })),
    ...moduleBreaches(release),
  ];
}
