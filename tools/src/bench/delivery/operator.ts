import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeResult } from '@firn/shared-contracts/delivery';
import type { Product } from '../../start/product.ts';

/** A gateway with the data folder that holds its token. */
export type OwnGateway = Pick<Product, 'url' | 'dataDir'>;

/** Moves one remote between its versions, like `firn`, but without the start of a process in the figure. */
export interface Operator {
  promote(version: string): Promise<ChangeResult>;
  rollBack(to: string): Promise<ChangeResult>;
}

/** Sends a command to a gateway and reads the whole answer. */
export async function order<T>({ url, dataDir }: OwnGateway, path: string, body: object): Promise<T> {
  const token = readFileSync(join(dataDir, 'delivery/demo-token'), 'utf8').trim();
  const response = await fetch(`${url}/delivery/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

export function operatorOf(gateway: OwnGateway, remote: string): Operator {
  return {
    promote: (version) => order(gateway, `remotes/${remote}/promote`, { version }),
    rollBack: (to) => order(gateway, `remotes/${remote}/rollback`, { to, reason: 'benchmark' }),
  };
}
