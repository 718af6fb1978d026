import type { Connection } from '@firn/shared-contracts/api';
import type { Config } from '../../config/config.ts';

/** In place of every secret. */
const MASK = '•••';

/**
 * Scheme and host of an address; user, password, path and query are never told. An address that could be read in
 * another way, such as a password with a slash, is masked as a whole.
 */
export function maskedAddress(address: string): string {
  const url = URL.parse(address);
  if (!url?.host || `${url.pathname}${url.search}${url.hash}`.includes('@')) return MASK;
  const credentials = url.username || url.password ? `${MASK}@` : '';
  return `${url.protocol}//${credentials}${url.host}`;
}

const maskedOrNull = (address: string | null) => (address === null ? null : maskedAddress(address));

/** The services that the environment connects, as the office may see them. */
export const connectionsOf = ({
  databaseUrl,
  smtpUrl,
  s3,
}: Pick<Config, 'databaseUrl' | 'smtpUrl' | 's3'>): Connection[] => [
  { name: 'database', address: maskedOrNull(databaseUrl) },
  { name: 'mail', address: maskedOrNull(smtpUrl) },
  { name: 'files', address: s3 && `${maskedAddress(s3.endpoint)}/${s3.bucket}` },
];
