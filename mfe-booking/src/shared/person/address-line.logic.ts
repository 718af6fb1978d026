interface Address {
  readonly address?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
}

export const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(', ');

/** An address on one line; that a town is in Switzerland is not said. */
export function addressLine(
  { address, postalCode, city, country }: Address,
  countryName: (code: string) => string,
): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return joined(address, town, town !== '' && country && country !== 'CH' && countryName(country));
}
