import type { readSettings } from '../settings/index.ts';
import type { OctoCapability } from './octo-capabilities.ts';

type Settings = Awaited<ReturnType<typeof readSettings>>;

/** Describes the company as the standard describes who supplies. */
export function supplierOf(
  { id, name, street, postalCode, city, phone, email }: Settings,
  origin: string,
  capabilities: ReadonlySet<OctoCapability>,
) {
  return {
    id,
    name,
    endpoint: `${origin}/octo`,
    contact: { website: origin, email, telephone: phone, address: `${street}, ${postalCode} ${city}` },
    ...(capabilities.has('octo/content') && { shortDescription: null, media: [] }),
  };
}
